/** Units of a statement table: how many digits the decimal point moves. */
export const UNITS = [
  { key: 'yuan', digits: 0 },
  { key: 'thousand', digits: 3 },
  { key: 'tenThousand', digits: 4 },
] as const;
export type UnitKey = (typeof UNITS)[number]['key'];

/** Divides yuan by a power of ten by moving the point: decimal text in, exact decimal text out. */
export const scaleYuan = (yuan: string, digits: number): string => {
  const [, sign = '', whole = '0', rest = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(yuan) ?? [];
  if (digits === 0) return yuan;
  const padded = whole.padStart(digits + 1, '0');
  return `${sign}${padded.slice(0, -digits)}.${padded.slice(-digits)}${rest}`;
};

export const findUnit = (key: UnitKey): (typeof UNITS)[number] =>
  UNITS.find((unit) => unit.key === key) ?? UNITS[0];
