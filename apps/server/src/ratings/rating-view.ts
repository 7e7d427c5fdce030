import { findDimensionRight } from '@mingjian/domain/companies';
import { hasRight } from '@mingjian/domain/permissions';
import type { Session } from '../http/index.ts';

/** What the account may see beside the rating itself. */
export interface RatingView {
  readonly withAmounts: boolean;
  /** Whether the records of a dimension may be opened. */
  readonly withRecords: (dimension: string) => boolean;
}

/** The ratios belong to the rating; the amounts behind them to the accounts, which have a right of their own. */
export const makeRatingView = (session: Session): RatingView => ({
  withAmounts: hasRight(session, findDimensionRight('balance_sheet')),
  withRecords: (dimension) => hasRight(session, findDimensionRight(dimension)),
});
