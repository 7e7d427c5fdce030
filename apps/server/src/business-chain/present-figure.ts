/** Beyond these a figure is noise. */
const DECIMALS = 6;

/** Decimal text without trailing zeros. */
export const presentFigure = (value: number): string => {
  const text = value.toFixed(DECIMALS).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text;
};

export const presentOptional = (value: number | null): string | null =>
  value === null ? null : presentFigure(value);
