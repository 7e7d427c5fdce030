/**
 * Bands of the solvency index as Creditreform publishes them (models specification, 1.2): from the first index of a band
 * up to that of the next; 500 and 600 are facts and no bands.
 */
export const INDEX_BANDS = [
  { code: 'excellent', from: 100, to: 150 },
  { code: 'very-good', from: 150, to: 200 },
  { code: 'good', from: 200, to: 250 },
  { code: 'medium', from: 250, to: 300 },
  { code: 'weak', from: 300, to: 350 },
  { code: 'very-weak', from: 350, to: 500 },
] as const;
export type IndexBand = (typeof INDEX_BANDS)[number];

/** The band of a scored index; undefined for 500 and 600. */
export const findIndexBand = (index: number): IndexBand | undefined =>
  INDEX_BANDS.find(({ from, to }) => index >= from && index < to);
