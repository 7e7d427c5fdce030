import type { CompanyCard } from '@mingjian/contract/favourites';
import type { CompanyRow } from '@mingjian/database/companies';
import { hasRight } from '@mingjian/domain/permissions';
import { getRatingClass, isGradeNumber } from '@mingjian/domain/ratings';
import type { Session } from '../http/index.ts';

type Rating = Pick<CompanyCard, 'ratingStatus' | 'ratingClass'>;

const presentRating = (row: CompanyRow, session: Session): Rating => {
  if (!hasRight(session, 'rating.view')) return { ratingStatus: 'withheld', ratingClass: null };
  const grade = row.rating_grade;
  if (row.rating_status !== 'rated' || grade === null || !isGradeNumber(grade))
    return { ratingStatus: 'not-rated', ratingClass: null };
  return { ratingStatus: 'rated', ratingClass: getRatingClass(grade).name };
};

/** A company in a list; the rating only where role, plan or packages open it. */
export const presentCompanyCard = (row: CompanyRow, session: Session): CompanyCard => ({
  companyId: row.company_id,
  name: row.name,
  nameEn: row.name_en,
  creditCode: row.credit_code,
  status: row.status,
  ...presentRating(row, session),
  isSynthetic: row.is_synthetic,
});
