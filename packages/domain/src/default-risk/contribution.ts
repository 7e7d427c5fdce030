import { makePointScale } from '../models/index.ts';
import type { IsoInstant } from '../records/index.ts';

export type ContributionModel = 'financial' | 'behaviour' | 'registry' | 'contagion';

/** A record that a contribution rests on. */
export interface Evidence {
  readonly dimension: string;
  readonly recordId: number;
  readonly knownFrom: IsoInstant;
  /** What is left of it: 1 on its day, half of it a year later, times the scale of its amount. */
  readonly weight: number;
}

/** What one factor adds to the log-odds of default. */
export interface Contribution {
  readonly model: ContributionModel;
  readonly code: string;
  /** The ratio, the count of events that is left, years, persons, yuan; null where there is no number. */
  readonly value: number | null;
  /** The step that the value falls on; of a registry item its band. */
  readonly band: string | null;
  /** `missing` adds nothing: what is not known is never taken for good or bad. */
  readonly state: 'known' | 'missing' | 'not-meaningful';
  /** After slope and weight of the model; base and all contributions add up to the score. */
  readonly logOdds: number;
  /** The least and the most that this factor could add. */
  readonly bestLogOdds: number;
  readonly worstLogOdds: number;
  readonly evidence: readonly Evidence[];
}

const { factor } = makePointScale();

/** What a contribution to the log-odds is worth in points. */
export const toPointsOfPart = (logOdds: number): number => (logOdds === 0 ? 0 : -factor * logOdds);

export const scaleContribution = (part: Contribution, weight: number): Contribution => ({
  ...part,
  logOdds: weight * part.logOdds,
  bestLogOdds: weight * part.bestLogOdds,
  worstLogOdds: weight * part.worstLogOdds,
});

export const sumLogOdds = (parts: readonly Contribution[]): number =>
  parts.reduce((sum, { logOdds }) => sum + logOdds, 0);
