import type { CalibrationBin } from './calibration.ts';
import { mergeGroups, sumGroups } from './case-groups.ts';
import type { CaseGroup } from './case-groups.ts';

/** Mean squared gap of possibility and outcome; the possibilities within a group differ by nothing that counts. */
export const calculateGroupedBrier = (groups: readonly CaseGroup[]): number =>
  groups.reduce(
    (sum, { cases, defaults, pd }) => sum + defaults * (1 - pd) ** 2 + (cases - defaults) * pd ** 2,
    0,
  ) / sumGroups(groups).cases;

const BINS = 10;

/** The cases by score in bins of like number, the lowest first; a group of one score is never split. */
export const makeGroupedCalibration = (
  groups: readonly CaseGroup[],
  bins = BINS,
): readonly CalibrationBin[] => {
  const all = sumGroups(groups).cases;
  let before = 0;
  const placed = mergeGroups(groups).map((group) => {
    const bin = Math.floor((bins * (before + group.cases / 2)) / all);
    before += group.cases;
    return { bin, group };
  });
  return [...Map.groupBy(placed, ({ bin }) => bin).values()].map((members): CalibrationBin => {
    const inside = members.map(({ group }) => group);
    const { cases, defaults, pd } = sumGroups(inside);
    return {
      cases,
      bad: defaults,
      from: inside[0]?.pd ?? pd,
      to: inside.at(-1)?.pd ?? pd,
      predicted: pd,
      observed: defaults / cases,
    };
  });
};
