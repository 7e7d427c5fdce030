import type { OpinionEnding, OpinionKind } from '@mingjian/domain/opinions';
import type { GradeNumber } from '@mingjian/domain/ratings';
import type { Generated } from 'kysely';

/** What the model said of the company when the opinion was given. */
export interface SaidByModel {
  readonly grade: GradeNumber;
  /** Percent, decimal text. */
  readonly pd: string;
  readonly modelVersion: string;
  readonly ratedAt: string;
}

export interface OpinionColumns {
  opinion_id: Generated<number>;
  account_id: number;
  kind: OpinionKind;
  company_id: number | null;
  industry_code: string | null;
  subject_name: string;
  choice: string;
  value: string | null;
  remark: string | null;
  said: SaidByModel;
  given_at: string;
  known_from: string;
  known_to: string | null;
  ending: OpinionEnding | null;
}

export interface OpinionTables {
  opinion: OpinionColumns;
}
