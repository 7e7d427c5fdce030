import { inTransaction } from '@mingjian/database/connection';
import type { Database } from '@mingjian/database/connection';
import { rebuildLongSections } from '@mingjian/database/records';
import { PROJECTED_DIMENSIONS } from '@mingjian/domain/projections';

export const HUBS = 10;
export const RECORDS_OF_HUB = 100_000;
/** Projected as a number alone, which is counted anew below. */
const COUNTED = ['patent', 'trademark'];
/** Templates that the records of hubs are drawn from, spread over the dimensions. */
const DRAWN_OF_EACH = 200;
/** A higher power gives the first dimensions more. */
const STEEPNESS = 3;

const addRecords = (db: Database, companyId: number) =>
  db.pool.query(
    `insert into record
     select $1::bigint, (hashtextextended($1::bigint || ' ' || i, 0) & 9007199254740991), 1, t.dimension, t.known_from,
       null, t.valid_from, t.valid_to, t.event_date - i % 3000, t.published_on - i % 3000, t.retrieved_at, t.source_id,
       t.source_url, t.source_document_id, t.locator, t.confidence, t.status, t.entered_by, t.is_synthetic,
       t.payload, md5(i::text)
     from generate_series(1, $2::int) i
     join bench_drawn t on t.place =
       floor((select count(*) from bench_drawn) * power((i * 0.6180339887) % 1, ${STEEPNESS}))::bigint`,
    [companyId, RECORDS_OF_HUB],
  );

/**
 * Ten companies get 100,000 records each, over all dimensions that have no projection but a number: mostly of a few,
 * as the judgments, tenders and trade marks of a conglomerate are.
 */
export const makeHubs = async (db: Database): Promise<readonly number[]> => {
  const projected = PROJECTED_DIMENSIONS.filter((dimension) => !COUNTED.includes(dimension));
  await db.pool.query(
    `create table bench_drawn as
     select row_number() over (order by md5(dimension), record_id, company_id) - 1 as place, *
     from (select *, row_number() over (partition by dimension order by company_id, record_id) as of_dimension
       from record where known_to is null and company_id <= (select min(company_id) + 2000 from company)
         and dimension <> all($1::text[])) r
     where of_dimension <= ${DRAWN_OF_EACH}`,
    [projected],
  );
  await db.pool.query('analyze bench_drawn');
  const { rows } = await db.pool.query<{ company_id: number }>(
    'select company_id from company order by company_id desc limit $1',
    [HUBS],
  );
  const hubs = rows.map(({ company_id }) => company_id);
  for (const companyId of hubs) await addRecords(db, companyId);
  await db.pool.query('drop table bench_drawn');
  await db.pool.query(
    `insert into coverage
     select r.company_id, r.dimension, r.source_id, 'found', max(r.retrieved_at), min(r.known_from), null
     from record r where r.company_id = any($1::bigint[])
       and not exists (select 1 from coverage c where c.company_id = r.company_id and c.dimension = r.dimension
         and c.source_id = r.source_id and c.known_to is null)
     group by r.company_id, r.dimension, r.source_id
     on conflict do nothing`,
    [hubs],
  );
  for (const dimension of COUNTED) {
    await db.pool.query(
      `update company c set ${dimension}_count =
         (select count(*) from record r where r.company_id = c.company_id and r.dimension = $2 and r.known_to is null)
       where company_id = any($1::bigint[])`,
      [hubs, dimension],
    );
  }
  await inTransaction(db, (client) => rebuildLongSections(client, db, hubs));
  return hubs;
};
