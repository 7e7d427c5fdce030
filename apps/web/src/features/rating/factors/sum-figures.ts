/** Digits behind the point of a figure of the models. */
const DIGITS = 12;
const SCALE = 10n ** BigInt(DIGITS);

const toUnits = (figure: string): bigint => {
  const [, sign = '', whole = '0', rest = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(figure) ?? [];
  const units = BigInt(whole) * SCALE + BigInt(rest.padEnd(DIGITS, '0').slice(0, DIGITS));
  return sign === '-' ? -units : units;
};

/** Adds decimal texts exactly, as a person with paper would: what is shown adds up digit by digit. */
export const sumFigures = (figures: readonly string[]): string => {
  const sum = figures.reduce((total, figure) => total + toUnits(figure), 0n);
  const digits = (sum < 0n ? -sum : sum).toString().padStart(DIGITS + 1, '0');
  const text = `${digits.slice(0, -DIGITS)}.${digits.slice(-DIGITS)}`.replace(/\.?0+$/, '');
  return sum < 0n ? `-${text}` : text;
};
