const NEAR = 1;

/** The pages to offer: the first, the last and those around the present one; null: a gap. */
export const listPages = (page: number, last: number): readonly (number | null)[] => {
  const offered = [
    ...new Set([1, ...Array.from({ length: 2 * NEAR + 1 }, (_, at) => page - NEAR + at), last]),
  ]
    .filter((at) => at >= 1 && at <= last)
    .toSorted((a, b) => a - b);
  return offered.flatMap((at, place) => {
    const before = offered[place - 1];
    if (before === undefined || at === before + 1) return [at];
    return at === before + 2 ? [at - 1, at] : [null, at];
  });
};
