import { findLowerBound } from '../ratings/index.ts';
import type { GradeNumber, MasterScale } from '../ratings/index.ts';
import { countMonths } from './facts.ts';
import type { IsoDate } from '../records/index.ts';

/** What a rating rests on, deepest first. */
export const DATA_DEPTHS = ['audited-accounts', 'accounts', 'behaviour', 'registry'] as const;
export type DataDepth = (typeof DATA_DEPTHS)[number];

/** The best class that data of this depth can give (models specification, 1.8). */
export const BEST_GRADES: Readonly<Record<DataDepth, GradeNumber>> = {
  'audited-accounts': 1,
  accounts: 4,
  behaviour: 7,
  registry: 9,
};

/** Percent: no possibility of default below it is told. */
export const lowestPd = (depth: DataDepth, scale: MasterScale): number =>
  findLowerBound(BEST_GRADES[depth], scale);

export const CONFIDENCE_GRADES = ['A', 'B', 'C', 'D'] as const;
export type ConfidenceGrade = (typeof CONFIDENCE_GRADES)[number];

export interface Confidence {
  readonly grade: ConfidenceGrade;
  /** Completeness x freshness, 0..1. */
  readonly value: number;
  readonly completeness: number;
  readonly freshness: number;
}

/** Our weights of what a full file holds: accounts, behaviour, register. */
const WEIGHTS = { financial: 0.6, behaviour: 0.25, registry: 0.15 };
const FRESH_MONTHS = 18;
const BOUNDS: readonly (readonly [least: number, grade: ConfidenceGrade])[] = [
  [0.75, 'A'],
  [0.5, 'B'],
  [0.25, 'C'],
];

export interface Completeness {
  /** Share of the points of the accounts that is known, 0 without accounts. */
  readonly financial: number;
  readonly isBehaviourKnown: boolean;
  readonly registry: number;
  /** Of the accounts; null without. */
  readonly periodEnd: IsoDate | null;
  readonly asOf: IsoDate;
}

/** How much a rating can be relied on: what is on file of a full file, and how old its accounts are. */
export const calculateConfidence = (known: Completeness): Confidence => {
  const { financial, isBehaviourKnown, registry, periodEnd, asOf } = known;
  const completeness =
    WEIGHTS.financial * financial +
    WEIGHTS.behaviour * (isBehaviourKnown ? 1 : 0) +
    WEIGHTS.registry * registry;
  const freshness = periodEnd === null ? 1 : 0.5 ** (countMonths(periodEnd, asOf) / FRESH_MONTHS);
  const value = completeness * freshness;
  const grade = BOUNDS.find(([least]) => value >= least)?.[1] ?? 'D';
  return { grade, value, completeness, freshness };
};
