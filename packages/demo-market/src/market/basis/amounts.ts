/** Money of the demo market: whole fen (1/100 yuan), safe up to 90 trillion yuan. */
export type Fen = number;

/** Yuan with two decimals as text, `-12.05`. */
export const yuanText = (fen: Fen): string => {
  const whole = Math.abs(fen);
  const rest = whole % 100;
  return `${fen < 0 ? '-' : ''}${(whole - rest) / 100}.${rest < 10 ? '0' : ''}${rest}`;
};

export const fenOf = (yuan: number): Fen => Math.round(yuan * 100);

/** Rounds to two leading digits and whole yuan, as people choose capital, fines and loans: 4,317,210 -> 4,300,000. */
export const roundFen = (fen: Fen, digits = 2): Fen => {
  if (fen < 10_000) return Math.max(100, Math.round(fen / 100) * 100);
  const unit = 10 ** Math.max(2, Math.floor(Math.log10(fen)) - digits + 1);
  return Math.round(fen / unit) * unit;
};

/** A share of the whole in millionths: 1,000,000 = 100 %. */
export type Share = number;
export const WHOLE: Share = 1_000_000;

/** `33.3333`: percent with four decimals. */
export const percentText = (share: Share): string => (share / 10_000).toFixed(4);
