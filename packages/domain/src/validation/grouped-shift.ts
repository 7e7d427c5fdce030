import { mergeGroups, sumGroups } from './case-groups.ts';
import type { CaseGroup } from './case-groups.ts';
import { calculatePsi, judgePsi } from './stability.ts';
import type { Shift } from './stability.ts';

const TENTHS = 10;

/** Scores that close the tenths of the reference, each once. */
const findBounds = (reference: readonly CaseGroup[]): readonly number[] => {
  const all = sumGroups(reference).cases;
  const bounds = new Set<number>();
  let before = 0;
  for (const { logOdds, cases } of mergeGroups(reference)) {
    const place = Math.floor((TENTHS * before) / all);
    before += cases;
    if (Math.floor((TENTHS * before) / all) > place && before < all) bounds.add(logOdds);
  }
  return [...bounds];
};

/** How far scores have moved from those of a reference: stability index over the tenths of the reference. */
export const measureGroupedShift = (reference: readonly CaseGroup[], groups: readonly CaseGroup[]): Shift => {
  const bounds = findBounds(reference);
  const share = (list: readonly CaseGroup[]): readonly number[] => {
    const counts = Array.from({ length: bounds.length + 1 }, () => 0);
    for (const { logOdds, cases } of list) {
      const place = bounds.findIndex((bound) => logOdds <= bound);
      const own = place < 0 ? bounds.length : place;
      counts[own] = (counts[own] as number) + cases;
    }
    const all = sumGroups(list).cases;
    return counts.map((count) => count / all);
  };
  const [expected, actual] = [share(reference), share(groups)];
  const psi = calculatePsi(expected, actual);
  return { psi, verdict: judgePsi(psi), expected, actual };
};
