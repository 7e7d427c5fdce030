import type { IsoDate } from '../../records/index.ts';
import type { Contribution, Evidence } from '../contribution.ts';
import { amountOf, countMonths, dateOf } from '../facts.ts';
import type { Fact } from '../facts.ts';
import { BEHAVIOUR_KINDS, CORE_DIMENSIONS } from './kinds.ts';
import type { BehaviourKind } from './kinds.ts';

/** Models specification, 1.8: events of 36 months, half of each left after twelve. */
export const EVENT_MONTHS = 36;
const HALF_LIFE_MONTHS = 12;
const LEAST_SCALE = 0.5;
const MOST_SCALE = 2;
/** Prior doubt about the sum, in log-odds. */
export const BEHAVIOUR_DEVIATION = 0.8;

export interface BehaviourInput {
  readonly asOf: IsoDate;
  readonly companyName: string;
  readonly facts: readonly Fact[];
  readonly coveredDimensions: readonly string[];
  /** Net assets, else paid-up capital, yuan: what the amount of an event is measured against. */
  readonly meansYuan: number | null;
}

const amountIn = (fact: Fact, fields: readonly string[]): number | null => {
  for (const field of fields) {
    const amount = amountOf(fact, field);
    if (amount !== null) return amount;
  }
  return null;
};

/** An amount as large as the means counts one and a half times; one that nobody states counts once. */
const scaleOf = (amount: number | null, meansYuan: number | null): number => {
  if (amount === null || meansYuan === null) return 1;
  if (meansYuan <= 0) return MOST_SCALE;
  return Math.min(MOST_SCALE, LEAST_SCALE + Math.max(0, amount) / meansYuan);
};

const weigh = (fact: Fact, kind: BehaviourKind, input: BehaviourInput): Evidence | null => {
  const date = dateOf(fact, kind.dates);
  if (date === null || date > input.asOf) return null;
  const months = countMonths(date, input.asOf);
  if (months > EVENT_MONTHS) return null;
  const { dimension, recordId, knownFrom } = fact;
  const weight = 0.5 ** (months / HALF_LIFE_MONTHS) * scaleOf(amountIn(fact, kind.amounts), input.meansYuan);
  return { dimension, recordId, knownFrom, weight };
};

const scoreKind = (kind: BehaviourKind, input: BehaviourInput): readonly Contribution[] => {
  const evidence = input.facts
    .filter(
      (fact) =>
        fact.dimension === kind.dimension &&
        fact.status !== 'disputed' &&
        kind.applies(fact, input.companyName),
    )
    .flatMap((fact) => weigh(fact, kind, input) ?? []);
  if (evidence.length === 0) return [];
  const count = evidence.reduce((sum, { weight }) => sum + weight, 0);
  // One event of today weighs exactly the weight of its kind; further ones add ever less.
  const logOdds = (kind.weight * Math.log1p(count)) / Math.LN2;
  return [
    {
      model: 'behaviour',
      code: kind.code,
      value: count,
      band: null,
      state: 'known',
      logOdds,
      bestLogOdds: 0,
      worstLogOdds: logOdds,
      evidence,
    },
  ];
};

/** Whether anything can be said of how the company pays: its sources were asked, or they told something unasked. */
export const isBehaviourKnown = (parts: readonly Contribution[], covered: readonly string[]): boolean =>
  parts.length > 0 || CORE_DIMENSIONS.every((dimension) => covered.includes(dimension));

/** What the events of three years add to the log-odds of default over the central tendency, kind by kind. */
export const scoreBehaviour = (input: BehaviourInput): readonly Contribution[] =>
  BEHAVIOUR_KINDS.flatMap((kind) => scoreKind(kind, input));
