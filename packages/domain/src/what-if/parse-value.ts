const AMOUNT = /^([-−]?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?$/;
const PERCENT = /^([-−+]?)(\d+)(\.\d{1,2})?\s*[%％]?$/;
/** Ten thousand billion yuan; above it amounts could not be counted to the fen. */
const MOST_YUAN = 1e13;
export const LEAST_PERCENT = -100;
export const MOST_PERCENT = 10_000;

const join = (sign: string, whole: string, rest: string): string =>
  `${/[-−]/.test(sign) ? '-' : ''}${whole.replaceAll(',', '').replace(/^0+(?=\d)/, '')}${rest}`;

/** What a person typed as an amount of yuan -> decimal text; undefined for what is none. */
export const parseYuan = (text: string): string | undefined => {
  const [, sign = '', whole, rest = ''] = AMOUNT.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const value = join(sign, whole, rest);
  return Math.abs(Number(value)) <= MOST_YUAN ? value : undefined;
};

/** What a person typed as a change in percent -> decimal text; undefined for what is none, or takes away more than all. */
export const parseChange = (text: string): string | undefined => {
  const [, sign = '', whole, rest = ''] = PERCENT.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const value = join(sign, whole, rest);
  return Number(value) >= LEAST_PERCENT && Number(value) <= MOST_PERCENT ? value : undefined;
};
