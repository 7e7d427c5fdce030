import type { getRating, Rating } from '@mingjian/contract/ratings';
import { findCompanyHead } from '@mingjian/database/companies';
import { findRating } from '@mingjian/database/ratings';
import { findDimensionRight } from '@mingjian/domain/companies';
import { hasRight } from '@mingjian/domain/permissions';
import { ApplicationFailure, readAsAt } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { presentNoRating, presentRating } from './present-rating.ts';

/** The newest rating of a company, or the last one made by the day asked for. */
export const showRating = async ({ db, session, input }: Call<typeof getRating>): Promise<Rating> => {
  const asAt = readAsAt(input);
  const head = await findCompanyHead(db, input.companyId, asAt);
  if (!head) throw new ApplicationFailure('company-does-not-exist');
  const row = await findRating(db, head.company_id, asAt);
  if (!row) return presentNoRating(head.company_id, head.is_synthetic);
  return presentRating(row, {
    // The ratios belong to the rating; the amounts behind them to the accounts, which have a right of their own.
    withAmounts: hasRight(session, findDimensionRight('balance_sheet')),
    withRecords: (dimension) => hasRight(session, findDimensionRight(dimension)),
  });
};
