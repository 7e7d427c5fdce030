import type { ConfidenceGrade, DataDepth, NotRatedReason, OverrideCode } from '@mingjian/domain/default-risk';
import type { GradeNumber } from '@mingjian/domain/ratings';

export interface RatingTables {
  rating: {
    company_id: number;
    /** The moment whose knowledge the rating rests on; its day in China is the day that facts are judged at. */
    rated_at: string;
    /** Later than `rated_at` for a rating that was made afterwards from what had been known then. */
    made_at: string;
    model_version: string;
    status: 'rated' | 'not-rated';
    reason: NotRatedReason | null;
    grade: GradeNumber | null;
    /** Percent 0-100, floored for display. */
    pd: string | null;
    pd_low: string | null;
    pd_high: string | null;
    solvency_index: string | null;
    log_odds: number | null;
    stand_alone_log_odds: number | null;
    standard_error: number | null;
    /** Percent: the long-run default rate of the company's size. */
    central_tendency: string | null;
    financial_score: string | null;
    business_score: string | null;
    depth: DataDepth | null;
    confidence: ConfidenceGrade | null;
    decisive_fact: OverrideCode | null;
    period_end: string | null;
    /** Of the inputs and the model, without the day. */
    input_hash: string;
    is_synthetic: boolean;
  };
  rating_peer: {
    snapshot_on: string;
    peer_group: string;
    peers: number;
    /** 0th to 100th percentile, percent. */
    pds: readonly number[];
  };
}

export type RatingRow = RatingTables['rating'];

export const RATING_COLUMNS = [
  'company_id',
  'rated_at',
  'made_at',
  'model_version',
  'status',
  'reason',
  'grade',
  'pd',
  'pd_low',
  'pd_high',
  'solvency_index',
  'log_odds',
  'stand_alone_log_odds',
  'standard_error',
  'central_tendency',
  'financial_score',
  'business_score',
  'depth',
  'confidence',
  'decisive_fact',
  'period_end',
  'input_hash',
  'is_synthetic',
] as const satisfies readonly (keyof RatingRow)[];
