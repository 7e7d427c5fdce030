import type { IsoDate } from '../records/index.ts';

/** The worker's task that measures; whoever misses the figures may call it at once. */
export const MEASURE_TASK = 'measure-rating-outcomes';

/** A year end is looked at from so many companies on. */
export const LEAST_COMPANIES = 200;

/** The companies that were known at the end of a year; what came of them is counted in the twelve months behind it. */
export interface Cohort {
  readonly on: IsoDate;
  /** The last day that counts. */
  readonly until: IsoDate;
  readonly companies: number;
}

const yearEnd = (year: number): IsoDate => `${year}-12-31`;

const makeCohort = (year: number, companies: number): Cohort => ({
  on: yearEnd(year),
  until: yearEnd(year + 1),
  companies,
});

export interface Cohorts {
  /** Those whose twelve months have passed, the oldest first. */
  readonly closed: readonly Cohort[];
  /** The first that still runs, or will; null when too few companies are known today. */
  readonly next: Pick<Cohort, 'on' | 'until'> | null;
}

/** The year ends by which enough companies were known. `firstKnown`: how many companies were first known in a year. */
export const listCohorts = (firstKnown: ReadonlyMap<number, number>, today: IsoDate): Cohorts => {
  const years = [...firstKnown.keys()].toSorted((a, b) => a - b);
  const thisYear = Number(today.slice(0, 4));
  const closed: Cohort[] = [];
  let known = 0;
  for (let year = years[0] ?? thisYear; year < thisYear; year += 1) {
    known += firstKnown.get(year) ?? 0;
    const cohort = makeCohort(year, known);
    if (known < LEAST_COMPANIES) continue;
    if (cohort.until >= today) return { closed, next: cohort };
    closed.push(cohort);
  }
  known += firstKnown.get(thisYear) ?? 0;
  return { closed, next: known < LEAST_COMPANIES ? null : makeCohort(thisYear, known) };
};
