const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Moves the decimal point of a plain decimal text to the right by `places` (to the left when negative); exact. */
export const shiftDecimal = (text: string, places: number): string => {
  const match = DECIMAL.exec(text);
  if (!match) throw new RangeError(`"${text}" is no decimal text`);
  const [, sign = '', whole = '', fraction = ''] = match;
  const padLeft = places < 0 ? '0'.repeat(-places) : '';
  const padRight = places > 0 ? '0'.repeat(places) : '';
  const digits = padLeft + whole + fraction + padRight;
  const point = padLeft.length + whole.length + places;
  const left = digits.slice(0, point).replace(/^0+(?=\d)/, '');
  const right = digits.slice(point).replace(/0+$/, '');
  const result = right === '' ? left : `${left}.${right}`;
  return result === '0' ? '0' : sign + result;
};

/** Rounds a decimal text to `decimals` places, half away from zero; exact, always with that many places. */
export const roundDecimal = (text: string, decimals: number): string => {
  const match = DECIMAL.exec(text);
  if (!match) throw new RangeError(`"${text}" is no decimal text`);
  const [, sign = '', whole = '', fraction = ''] = match;
  const kept = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  const rounded = kept + (fraction.charAt(decimals) >= '5' ? 1n : 0n);
  const digits = rounded.toString().padStart(decimals + 1, '0');
  const left = digits.slice(0, digits.length - decimals);
  const result = decimals === 0 ? left : `${left}.${digits.slice(-decimals)}`;
  return rounded === 0n ? result : sign + result;
};
