import type { RatingChoice } from '@mingjian/domain/opinions';
import { endOfDay } from '../records/index.ts';
import type { OpinionColumns } from './tables.ts';

/** A rating opinion as it stood at a moment: an end that came later is not told. */
export interface OpinionRow extends Omit<
  OpinionColumns,
  'opinion_id' | 'company_id' | 'industry_code' | 'account_id' | 'kind' | 'choice'
> {
  readonly opinion_id: number;
  readonly company_id: number;
  readonly kind: 'rating';
  readonly choice: RatingChoice;
}

/** The end of a day, or the end of all days: opinions tell the same on every clock. */
export const momentOf = (day: string | null): string => (day === null ? 'infinity' : endOfDay(day));

/** The columns of `OpinionRow`, `moment` being a parameter of the statement. */
export const columnsAt = (moment: string): string =>
  `opinion_id, kind, company_id, subject_name, choice, value, remark, said, given_at, known_from,
   case when known_to <= ${moment}::timestamptz then known_to end as known_to,
   case when known_to <= ${moment}::timestamptz then ending end as ending`;

/** The opinion stood at the moment. */
export const stoodAt = (moment: string): string =>
  `known_from <= ${moment}::timestamptz and (known_to is null or known_to > ${moment}::timestamptz)`;
