import type { GradeNumber } from '../ratings/index.ts';
import type { IsoDate } from '../records/index.ts';
import type { Contribution } from './contribution.ts';
import type { Confidence, DataDepth } from './data-depth.ts';
import type { Override } from './weigh-overrides.ts';
import type { ParentSupport } from './parent-support.ts';

/** Why a company has no rating. */
export const NOT_RATED_REASONS = ['deregistered', 'no-establishment-date', 'not-registered-yet'] as const;
export type NotRatedReason = (typeof NOT_RATED_REASONS)[number];

/** Why accounts on file do not rate. */
export const UNUSED_ACCOUNTS_REASONS = ['no-accounts', 'financial-firm', 'too-much-missing'] as const;
export type UnusedAccountsReason = (typeof UNUSED_ACCOUNTS_REASONS)[number];

/** What a cap, a support or a fact adds to the log-odds after the score, in the order in which they act. */
export interface Adjustment {
  readonly kind: 'depth' | 'support' | 'fact';
  /** The depth, `guarantee`, or the reason code of the fact. */
  readonly code: string;
  readonly grade: GradeNumber;
  readonly logOdds: number;
}

/** The score of the models, before caps and facts. */
export interface RatingScore {
  /** Log-odds before any factor: the central tendency of the size, as the scorecard is anchored on it. */
  readonly base: number;
  /** Percent. */
  readonly centralTendency: number;
  /** Base and all contributions add up to `logOdds`. */
  readonly contributions: readonly Contribution[];
  readonly logOdds: number;
  /** Without linked parties: what other companies are given as contagion. */
  readonly standAloneLogOdds: number;
  readonly standardError: number;
  /** 0 (an even chance of default) .. 100 (the floor); null without accounts. */
  readonly financialScore: number | null;
  readonly businessScore: number;
  readonly depth: DataDepth;
  readonly confidence: Confidence;
  readonly unusedAccounts: UnusedAccountsReason | null;
}

export interface RatingResult {
  readonly status: 'rated' | 'not-rated';
  readonly reason: NotRatedReason | null;
  readonly grade: GradeNumber | null;
  /** Percent, one year, floored for display; 100 for a default. */
  readonly pd: number | null;
  /** 95 % bounds, percent. */
  readonly pdLow: number | null;
  readonly pdHigh: number | null;
  readonly solvencyIndex: number | null;
  /** Null where nothing could be scored; a default fact rates without it. */
  readonly score: RatingScore | null;
  readonly adjustments: readonly Adjustment[];
  /** Score and adjustments; null for a default and without a score. */
  readonly logOdds: number | null;
  readonly overrides: readonly Override[];
  readonly support: ParentSupport | null;
  /** Of the latest accounts, used or not. */
  readonly periodEnd: IsoDate | null;
}
