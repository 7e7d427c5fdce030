import type { Driver, MissingInput, Override } from '@mingjian/domain/default-risk';
import type { GradeNumber } from '@mingjian/domain/ratings';

/** What the drivers are added to: the constant of the model, and the log-odds of its neutral firm. */
export interface RatingBase {
  readonly points: number;
  readonly logOdds: number;
}

export interface RatingTables {
  rating: {
    company_id: number;
    model_id: string;
    rated_at: string;
    model_version: string;
    is_calibrated: boolean;
    status: 'rated' | 'not-rated';
    grade: GradeNumber | null;
    class: string | null;
    /** Percent 0-100, floored for display. */
    pd: string | null;
    solvency_index: string | null;
    score: string | null;
    period_end: string | null;
    base: RatingBase | null;
    drivers: readonly Driver[];
    missing: readonly MissingInput[];
    overrides: readonly Override[];
    /** Of the inputs, the model and what the date does to them: the same hash gives the same rating. */
    input_hash: string;
    is_synthetic: boolean;
  };
}

export type RatingRow = RatingTables['rating'];
