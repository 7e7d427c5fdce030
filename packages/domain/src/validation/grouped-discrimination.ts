import { mergeGroups, sumGroups } from './case-groups.ts';
import type { CaseGroup } from './case-groups.ts';

/** Chance that a default stands above a survivor, half for a tie; NaN without both kinds. */
export const calculateGroupedAuc = (groups: readonly CaseGroup[]): number => {
  const { defaults, survivors } = sumGroups(groups);
  let below = 0;
  let wins = 0;
  for (const group of mergeGroups(groups)) {
    const survived = group.cases - group.defaults;
    wins += group.defaults * (below + survived / 2);
    below += survived;
  }
  return wins / (defaults * survivors);
};

export interface GroupedKs {
  readonly value: number;
  /** Shares of the defaults and of the survivors below the score at which they differ most, 0 to 1. */
  readonly defaults: number;
  readonly survivors: number;
}

/** The widest gap between the distributions of defaults and survivors, and where it stands; NaN without both kinds. */
export const findGroupedKs = (groups: readonly CaseGroup[]): GroupedKs => {
  const { defaults, survivors } = sumGroups(groups);
  if (defaults === 0 || survivors === 0)
    return { value: Number.NaN, defaults: Number.NaN, survivors: Number.NaN };
  let widest: GroupedKs = { value: 0, defaults: 0, survivors: 0 };
  let defaulted = 0;
  let survived = 0;
  for (const group of mergeGroups(groups)) {
    defaulted += group.defaults;
    survived += group.cases - group.defaults;
    const shares = { defaults: defaulted / defaults, survivors: survived / survivors };
    const value = Math.abs(shares.defaults - shares.survivors);
    if (value > widest.value) widest = { value, ...shares };
  }
  return widest;
};

/** The riskiest cases up to a place: shares of all cases, of the survivors and of the defaults, 0 to 1. */
export interface PowerPoint {
  readonly cases: number;
  readonly survivors: number;
  readonly defaults: number;
}

const POINTS = 100;

/** From none to all, the riskiest first: the defaults by the cases (CAP) or by the survivors (ROC), about 100 points. */
export const makePowerCurve = (groups: readonly CaseGroup[]): readonly PowerPoint[] => {
  const total = sumGroups(groups);
  if (total.defaults === 0 || total.survivors === 0) return [];
  const points: PowerPoint[] = [{ cases: 0, survivors: 0, defaults: 0 }];
  let cases = 0;
  let defaults = 0;
  let told = 0;
  for (const group of mergeGroups(groups).toReversed()) {
    cases += group.cases;
    defaults += group.defaults;
    const isLast = cases === total.cases;
    if (!isLast && cases - told < total.cases / POINTS) continue;
    told = cases;
    points.push({
      cases: cases / total.cases,
      survivors: (cases - defaults) / total.survivors,
      defaults: defaults / total.defaults,
    });
  }
  return points;
};
