/** Digits with at most four decimals; `.5` is meant as 0.5. */
const PLAIN = /^(?=\.?\d)(\d{0,3})(?:\.(\d{1,4}))?$/;
const HUNDRED_PERCENT = 100;

/**
 * A possibility of default as an author types it, in percent: above 0, at most 100, at most four decimals. Full-width
 * digits count as digits. Undefined when it is none, whether it is no number or out of these bounds.
 */
export const parsePossibility = (given: string | number): string | undefined => {
  const found = PLAIN.exec(String(given).normalize('NFKC').trim());
  if (!found) return undefined;
  const text = `${Number(found[1] ?? 0)}${found[2] === undefined ? '' : `.${found[2]}`}`;
  const value = Number(text);
  return value > 0 && value <= HUNDRED_PERCENT ? text : undefined;
};
