/** Cases of one score: of a market of millions a few thousand such groups tell everything that lists of cases tell. */
export interface CaseGroup {
  readonly logOdds: number;
  readonly cases: number;
  readonly defaults: number;
  /** Mean possibility of default of the group, 0 to 1. */
  readonly pd: number;
}

export interface GroupTotals {
  readonly cases: number;
  readonly defaults: number;
  readonly survivors: number;
  /** Mean possibility of default, 0 to 1; NaN without a case. */
  readonly pd: number;
}

export const sumGroups = (groups: readonly CaseGroup[]): GroupTotals => {
  const cases = groups.reduce((sum, group) => sum + group.cases, 0);
  const defaults = groups.reduce((sum, group) => sum + group.defaults, 0);
  const expected = groups.reduce((sum, group) => sum + group.cases * group.pd, 0);
  return { cases, defaults, survivors: cases - defaults, pd: expected / cases };
};

/** The lowest scores first, cases of one score in one group. */
export const mergeGroups = (groups: readonly CaseGroup[]): readonly CaseGroup[] =>
  [...Map.groupBy(groups, (group) => group.logOdds)]
    .toSorted(([a], [b]) => a - b)
    .map(([logOdds, members]) => {
      const { cases, defaults, pd } = sumGroups(members);
      return { logOdds, cases, defaults, pd };
    });
