import type { ConfidenceGrade, DataDepth } from '@mingjian/domain/default-risk';
import type { SizeGrade } from '@mingjian/domain/industry';
import type { GradeNumber } from '@mingjian/domain/ratings';

export interface ModelValidationTables {
  rating_outcome: {
    company_id: number;
    /** The year end at which the company is rated from what had been known by then. */
    cohort_on: string;
    model_version: string;
    /** Null: not rated; 19: in default by what was known then. */
    grade: GradeNumber | null;
    log_odds: number | null;
    /** Percent 0-100. */
    pd: string | null;
    depth: DataDepth | null;
    confidence: ConfidenceGrade | null;
    section: string | null;
    size_grade: SizeGrade | null;
    /** By what is known now. */
    was_in_default: boolean;
    /** The first default of the twelve months behind the cohort's day, by what is known now. */
    defaulted_on: string | null;
    is_synthetic: boolean;
  };
  rating_cohort: {
    cohort_on: string;
    model_version: string;
    /** Known at the cohort's day. */
    companies: number;
    rated: number;
    defaults: number;
    measured_at: string;
  };
  validation_report: {
    model_version: string;
    measured_at: string;
    report: object;
  };
}

export type OutcomeRow = ModelValidationTables['rating_outcome'];

export const OUTCOME_COLUMNS = [
  'company_id',
  'cohort_on',
  'model_version',
  'grade',
  'log_odds',
  'pd',
  'depth',
  'confidence',
  'section',
  'size_grade',
  'was_in_default',
  'defaulted_on',
  'is_synthetic',
] as const satisfies readonly (keyof OutcomeRow)[];
