import type { OpinionKind } from '@mingjian/domain/opinions';
import type { Database, Page } from '../connection/index.ts';
import { columnsAt, momentOf, stoodAt } from './opinion-row.ts';
import type { OpinionRow } from './opinion-row.ts';

export interface OpinionsAsked {
  readonly accountId: number;
  /** Null: of every kind. */
  readonly kind: OpinionKind | null;
  /** Those that stood at the end of this day; null: now. */
  readonly day: string | null;
}

const CHOSEN = `from opinion
  where account_id = $1 and ${stoodAt('$2')} and company_id is not null
    and ($3::text is null or kind = $3)`;

/** The opinions of an account that stand, the newest first. */
export const listOpinions = async (
  db: Database,
  { accountId, kind, day }: OpinionsAsked,
  { page, pageSize }: Page,
): Promise<{ readonly rows: readonly OpinionRow[]; readonly total: number }> => {
  const values = [accountId, momentOf(day), kind];
  const shown = await db.pool.query<OpinionRow>({
    name: 'list-opinions',
    text: `select ${columnsAt('$2')} ${CHOSEN}
           order by known_from desc, opinion_id desc limit $4 offset $5`,
    values: [...values, pageSize, (page - 1) * pageSize],
  });
  const counted = await db.pool.query<{ total: number }>({
    name: 'count-opinions',
    text: `select count(*) as total ${CHOSEN}`,
    values,
  });
  return { rows: shown.rows, total: counted.rows[0]?.total ?? 0 };
};

/** What an account said of one company until the end of a day or now, the newest first, at most `most`. */
export const listOpinionsOfCompany = async (
  db: Database,
  asked: { readonly accountId: number; readonly companyId: number; readonly day: string | null },
  most: number,
): Promise<readonly OpinionRow[]> => {
  const { rows } = await db.pool.query<OpinionRow>({
    name: 'list-opinions-of-company',
    text: `select ${columnsAt('$3')} from opinion
           where account_id = $1 and company_id = $2 and kind = 'rating' and known_from <= $3::timestamptz
           order by known_from desc, opinion_id desc limit $4`,
    values: [asked.accountId, asked.companyId, momentOf(asked.day), most],
  });
  return rows;
};
