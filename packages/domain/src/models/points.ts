import type { AdditiveModel, AdditiveTerm } from './model-file.ts';

/** How log-odds are told in points: at `odds` good to one bad stand `points`, and `doubling` points more double the odds. */
export interface PointAnchor {
  readonly points: number;
  readonly odds: number;
  readonly doubling: number;
}

/** Models.md 1.4: 600 points at 50 to 1, 20 points to double the odds. */
export const POINT_ANCHOR: PointAnchor = { points: 600, odds: 50, doubling: 20 };

/** Points = offset - factor x log-odds of default. */
export interface PointScale {
  readonly factor: number;
  readonly offset: number;
}

export const makePointScale = ({ points, odds, doubling }: PointAnchor = POINT_ANCHOR): PointScale => {
  const factor = doubling / Math.LN2;
  return { factor, offset: points - factor * Math.log(odds) };
};

/** Points of a case, not rounded; more is better. */
export const toPoints = (logOdds: number, { factor, offset }: PointScale = makePointScale()): number =>
  offset - factor * logOdds;

/** Points that one variable gives, step by step. */
export interface TermPoints {
  readonly variable: string;
  readonly steps: readonly number[];
  readonly missing: number;
  readonly notMeaningful: number;
}

/**
 * Points by variable and step; base and offset are spread evenly over the variables, so that the points of a case are the
 * plain sum of one number each.
 */
export const tabulatePoints = (
  { base, terms }: Pick<AdditiveModel, 'base' | 'terms'>,
  { factor, offset }: PointScale = makePointScale(),
): readonly TermPoints[] => {
  const even = (offset - factor * base) / terms.length;
  const give = (added: number): number => even - factor * added;
  return terms.map(({ variable, values, missing, notMeaningful }: AdditiveTerm): TermPoints => ({
    variable,
    steps: values.map(give),
    missing: give(missing),
    notMeaningful: give(notMeaningful),
  }));
};
