import type { ClassName } from '../ratings/index.ts';

export interface EmRating {
  readonly symbol: string;
  /** Our class at that place of the ladder, which has 19 steps where Altman's has 20. */
  readonly class: ClassName;
}

/** Lower bounds of the EM score, Altman 2005; below the last is D. CCC+, CCC and CCC- are one class of ours. */
export const EM_RATINGS: readonly (EmRating & { readonly from: number })[] = [
  { symbol: 'AAA', class: '3A1', from: 8.15 },
  { symbol: 'AA+', class: '3A2', from: 7.6 },
  { symbol: 'AA', class: '3A3', from: 7.3 },
  { symbol: 'AA-', class: '3A4', from: 7 },
  { symbol: 'A+', class: '3A5', from: 6.85 },
  { symbol: 'A', class: '3A6', from: 6.65 },
  { symbol: 'A-', class: '3A7', from: 6.4 },
  { symbol: 'BBB+', class: '3A8', from: 6.25 },
  { symbol: 'BBB', class: '3A9', from: 5.85 },
  { symbol: 'BBB-', class: '3A10', from: 5.65 },
  { symbol: 'BB+', class: '3A11', from: 5.25 },
  { symbol: 'BB', class: '3A12', from: 4.95 },
  { symbol: 'BB-', class: '3A13', from: 4.75 },
  { symbol: 'B+', class: '3A14', from: 4.5 },
  { symbol: 'B', class: '3A15', from: 4.15 },
  { symbol: 'B-', class: '3A16', from: 3.75 },
  { symbol: 'CCC+', class: '3A17', from: 3.2 },
  { symbol: 'CCC', class: '3A17', from: 2.5 },
  { symbol: 'CCC-', class: '3A17', from: 1.75 },
];

/** 3A19 is a fact, never a score: Altman's D is our 3A18. */
const LOWEST: EmRating = { symbol: 'D', class: '3A18' };

/** The rating whose firms had such a score; a score on a lower bound has the rating. */
export const findEmRating = (score: number): EmRating => {
  const found = EM_RATINGS.find(({ from }) => score >= from);
  return found ? { symbol: found.symbol, class: found.class } : LOWEST;
};
