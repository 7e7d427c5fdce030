import type { AsAt, Payload } from '@mingjian/domain/records';
import { sql } from 'kysely';
import { runAsAt } from '../companies/index.ts';
import type { Database } from '../connection/index.ts';
import { asAtCondition, isSurelyOwn, SHOWN_STATUSES } from '../records/index.ts';

/** What a person is in a company; `other` where the source gives a title alone. */
export type PostKind = 'legal_representative' | 'director' | 'supervisor' | 'manager' | 'other';

/** A person with an id in a post of a company. */
export interface Post {
  readonly companyId: number;
  readonly personId: number;
  readonly name: string;
  readonly kinds: readonly PostKind[];
  readonly titles: readonly string[];
  readonly recordId: number;
}

export interface PostList {
  readonly posts: readonly Post[];
  readonly isCut: boolean;
}

/** Nobody sits in so many companies but an agent who founds them by the dozen. */
const MOST_POSTS = 3_000;

const FLAGS: readonly (readonly [field: string, kind: PostKind])[] = [
  ['is_legal_representative', 'legal_representative'],
  ['is_director', 'director'],
  ['is_supervisor', 'supervisor'],
  ['is_senior_manager', 'manager'],
];

interface PostRow {
  readonly company_id: number;
  readonly record_id: number;
  readonly payload: Payload;
}

const toPosts = ({ company_id, record_id, payload }: PostRow): readonly Post[] => {
  const { person_id: personId, person_name: name, position_title: titles } = payload;
  if (typeof personId !== 'number') return [];
  const kinds = FLAGS.flatMap(([field, kind]) => (payload[field] === true ? [kind] : []));
  return [
    {
      companyId: company_id,
      personId,
      name: typeof name === 'string' ? name : '',
      kinds: kinds.length > 0 ? kinds : ['other'],
      titles: Array.isArray(titles) ? titles.filter((title) => typeof title === 'string') : [],
      recordId: record_id,
    },
  ];
};

/** Posts of the day from both sides in one round trip: in companies among the parties, and of persons among them. */
export const listPosts = async (db: Database, partyIds: readonly number[], asAt: AsAt): Promise<PostList> => {
  const stands = sql`r.dimension = 'key_personnel' and ${asAtCondition(asAt, 'r.')} and ${isSurelyOwn('r.')}
    and r.status = any(${SHOWN_STATUSES}::text[])`;
  const rows = await runAsAt<PostRow>(
    db,
    'ownership-posts',
    asAt,
    sql`(select r.company_id, r.record_id, r.payload from record r
          where r.company_id = any(${partyIds}::bigint[]) and ${stands} limit ${MOST_POSTS + 1}::int)
        union all
        (select r.company_id, r.record_id, r.payload from record r
          where r.payload ->> 'person_id' = any(${partyIds.map(String)}::text[]) and ${stands}
          limit ${MOST_POSTS + 1}::int)`,
  );
  return { posts: rows.flatMap(toPosts), isCut: rows.length > MOST_POSTS };
};
