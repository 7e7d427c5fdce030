import { dayInChina } from '@mingjian/domain/calendar';
import type { Database } from '../connection/index.ts';

/** When the file of a company begins, on either clock; null where that cannot be told. */
export interface FirstDays {
  /** The day on which the first record of the company came to be known. */
  readonly known: string | null;
  /** Since when the first of its holdings stands; null where one of them carries no date. */
  readonly valid: string | null;
}

export const findFirstDays = async (db: Database, companyId: number): Promise<FirstDays> => {
  const { rows } = await db.pool.query<{ known: string | null; valid: string | null }>({
    name: 'ownership-first-days',
    text: `select
             least((select known_from from company where company_id = $1),
               (select min(known_from) from company_history where company_id = $1)) as known,
             (select case when not bool_or(valid_from is null) then min(valid_from) end
               from shareholding_by_owned where company_id = $1) as valid`,
    values: [companyId],
  });
  const [row] = rows;
  return { known: row?.known ? dayInChina(row.known) : null, valid: row?.valid ?? null };
};
