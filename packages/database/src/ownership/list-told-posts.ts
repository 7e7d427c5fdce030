import type { AsAt, Payload } from '@mingjian/domain/records';
import { sql } from 'kysely';
import { runAsAt } from '../companies/index.ts';
import type { Database } from '../connection/index.ts';
import { asAtCondition, isSurelyOwn, SHOWN_STATUSES } from '../records/index.ts';

/** One record of a post with its own times. */
export interface ToldPost {
  readonly recordId: number;
  readonly companyId: number;
  /** Null where the source gives a name alone. */
  readonly personId: number | null;
  readonly name: string;
  readonly titles: readonly string[];
  readonly isLegalRepresentative: boolean;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly sourceId: string;
  readonly publishedOn: string | null;
}

export interface ToldPosts {
  readonly posts: readonly ToldPost[];
  readonly isCut: boolean;
}

interface PostRow extends Pick<
  ToldPost,
  'recordId' | 'companyId' | 'validFrom' | 'validTo' | 'sourceId' | 'publishedOn'
> {
  readonly payload: Payload;
}

const toPost = ({ payload, ...row }: PostRow): readonly ToldPost[] => {
  const { person_id: personId, person_name: name, position_title: titles } = payload;
  if (typeof name !== 'string') return [];
  return [
    {
      ...row,
      personId: typeof personId === 'number' ? personId : null,
      name,
      titles: Array.isArray(titles) ? titles.filter((title) => typeof title === 'string') : [],
      isLegalRepresentative: payload['is_legal_representative'] === true,
    },
  ];
};

/** Who has which post in some companies on the day, with source and times. */
export const listToldPosts = async (
  db: Database,
  companyIds: readonly number[],
  { most, asAt }: { readonly most: number; readonly asAt: AsAt },
): Promise<ToldPosts> => {
  const rows = await runAsAt<PostRow>(
    db,
    'ownership-told-posts',
    asAt,
    sql`select r.record_id as "recordId", r.company_id as "companyId", r.payload,
          r.valid_from as "validFrom", r.valid_to as "validTo", r.source_id as "sourceId",
          r.published_on as "publishedOn"
        from record r
        where r.company_id = any(${companyIds}::bigint[]) and r.dimension = 'key_personnel'
          and ${asAtCondition(asAt, 'r.')} and ${isSurelyOwn('r.')}
          and r.status = any(${SHOWN_STATUSES}::text[])
        order by r.company_id, r.record_id limit ${most + 1}::int`,
  );
  return { posts: rows.slice(0, most).flatMap(toPost), isCut: rows.length > most };
};
