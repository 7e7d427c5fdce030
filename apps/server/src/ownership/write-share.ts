const DIGITS = 10;

/** A percentage as the wire carries it: decimal text, no exponent, no trailing zeros. */
export const writeShare = (percent: number): string => {
  const text = percent.toFixed(DIGITS).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text;
};

export const writeShareOrNull = (percent: number | null | undefined): string | null =>
  percent === null || percent === undefined ? null : writeShare(percent);
