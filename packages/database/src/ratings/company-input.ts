import type { RatingInput } from '@mingjian/domain/default-risk';

/** What the rating of one company is made of. */
export interface CompanyInput {
  readonly companyId: number;
  readonly isSynthetic: boolean;
  readonly input: RatingInput;
}
