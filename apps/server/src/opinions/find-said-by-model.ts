import type { Database } from '@mingjian/database/connection';
import type { SaidByModel } from '@mingjian/database/opinions';
import { findRating } from '@mingjian/database/ratings';
import type { AsAt } from '@mingjian/domain/records';

/** What the model says of a company now or said by a day; null when it gives no class. */
export const findSaidByModel = async (
  db: Database,
  companyId: number,
  asAt: AsAt = null,
): Promise<SaidByModel | null> => {
  const rating = await findRating(db, companyId, asAt);
  if (rating?.status !== 'rated' || rating.grade === null || rating.pd === null) return null;
  return {
    grade: rating.grade,
    pd: rating.pd,
    modelVersion: rating.model_version,
    ratedAt: rating.rated_at,
  };
};
