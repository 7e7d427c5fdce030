interface Share {
  readonly percent: number | null;
  readonly min: number | null;
  readonly max: number | null;
}

const WHOLE = 100;
const NUMBER = String.raw`(\d+(?:[.,]\d+)?)\s*%?`;
const EXACT = new RegExp(`^${NUMBER}$`);
const BAND = new RegExp(String.raw`^${NUMBER}\s*(?:-|–|to)\s*${NUMBER}$`);
const ABOVE = new RegExp(String.raw`^(?:>=?|≥|above|over|more than|at least)\s*${NUMBER}$`, 'i');
const BELOW = new RegExp(String.raw`^(?:<=?|≤|below|under|less than|up to)\s*${NUMBER}$`, 'i');

const toNumber = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));

/** The free text of `percentage`: `25`, `25.5 %`, `25-50`, `>75`. Undefined where it is none of them. */
export const parsePercentage = (text: string): Share | undefined => {
  const exact = EXACT.exec(text);
  if (exact) {
    const percent = toNumber(exact[1]);
    return percent <= WHOLE ? { percent, min: null, max: null } : undefined;
  }
  const [band, above, below] = [BAND.exec(text), ABOVE.exec(text), BELOW.exec(text)];
  const min = band ? toNumber(band[1]) : above ? toNumber(above[1]) : 0;
  const max = band ? toNumber(band[2]) : below ? toNumber(below[1]) : WHOLE;
  if ((!band && !above && !below) || min > max || max > WHOLE) return undefined;
  return min === max ? { percent: min, min: null, max: null } : { percent: null, min, max };
};
