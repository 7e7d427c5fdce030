import { findOverrides, OVERRIDE_EFFECTS, OVERRIDE_CODES } from '../default-risk/index.ts';
import type { Fact, FactContext } from '../default-risk/index.ts';
import type { IsoDate } from '../records/index.ts';

/** A fact that puts a company in default, with the days it stands for. */
export interface DefaultSpell {
  readonly from: IsoDate;
  /** Since when it no longer stands; null: it stands. */
  readonly until: IsoDate | null;
}

/** Dimensions whose records can put a company in default; of the registration a revoked licence alone. */
export const DEFAULT_DIMENSIONS: readonly string[] = [
  'bankruptcy',
  'deregistration_liquidation',
  'dishonest_debtor',
  'enforcement',
];

const DEFAULT_CODES: ReadonlySet<string> = new Set(
  OVERRIDE_CODES.filter((code) => OVERRIDE_EFFECTS[code].kind === 'default'),
);

/** Every default fact of a company by the rules of the rating, the first first; one without a day tells of no year. */
export const listDefaults = (facts: readonly Fact[], context: FactContext): readonly DefaultSpell[] =>
  findOverrides(facts, null, context)
    .flatMap(({ code, date, removedOn }) =>
      date !== null && DEFAULT_CODES.has(code) ? [{ from: date, until: removedOn }] : [],
    )
    .toSorted((a, b) => a.from.localeCompare(b.from));

export interface CohortOutcome {
  /** A default that had happened and still stood on the day of the cohort, known by then or not. */
  readonly wasInDefault: boolean;
  /** The first default behind the day of the cohort and by the end of its year. */
  readonly defaultedOn: IsoDate | null;
}

export const findOutcome = (
  defaults: readonly DefaultSpell[],
  cohort: { readonly on: IsoDate; readonly until: IsoDate },
): CohortOutcome => ({
  wasInDefault: defaults.some(
    ({ from, until }) => from <= cohort.on && (until === null || until > cohort.on),
  ),
  defaultedOn: defaults.find(({ from }) => from > cohort.on && from <= cohort.until)?.from ?? null,
});
