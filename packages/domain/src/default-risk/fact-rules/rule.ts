import type { IsoDate } from '../../records/index.ts';
import { dateOf, findRemoval } from '../facts.ts';
import type { Fact, FactContext, RemovalSigns } from '../facts.ts';
import type { OverrideCode, OverrideFinding } from '../overrides.ts';

/** Reads the records of one dimension; facts of other dimensions never reach it. */
export interface FactRule {
  readonly dimension: string;
  find(facts: readonly Fact[], context: FactContext): readonly OverrideFinding[];
}

export interface DatedFact {
  readonly fact: Fact;
  readonly removedOn: IsoDate | null;
}

/** Facts with the day of their removal; disputed ones left out. */
export const dateRemovals = (
  facts: readonly Fact[],
  asOf: IsoDate,
  signs: RemovalSigns,
): readonly DatedFact[] =>
  facts.flatMap((fact) => {
    const removedOn = findRemoval(fact, asOf, signs);
    return removedOn === undefined ? [] : [{ fact, removedOn }];
  });

export const makeFinding = (
  code: OverrideCode,
  { fact, removedOn }: DatedFact,
  dateFields: readonly string[],
): OverrideFinding => ({
  code,
  date: dateOf(fact, dateFields),
  dimension: fact.dimension,
  recordId: fact.recordId,
  knownFrom: fact.knownFrom,
  removedOn,
});

/** Standing facts whose amounts count together. */
export const sumStanding = (dated: readonly DatedFact[], amount: (fact: Fact) => number | null): number =>
  dated.reduce((sum, { fact, removedOn }) => (removedOn === null ? sum + (amount(fact) ?? 0) : sum), 0);
