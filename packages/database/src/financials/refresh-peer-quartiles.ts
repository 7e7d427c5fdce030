import { calculateRatios, LEAST_PEERS, RATIOS } from '@mingjian/domain/financial-ratios';
import type { RatioStatement } from '@mingjian/domain/financial-ratios';
import type { Database } from '../connection/index.ts';
import { inTransaction } from '../connection/index.ts';

const COMPANIES_AT_ONCE = 1_000;

interface StatementRow {
  readonly company_id: number;
  readonly period_end: string;
  readonly items: RatioStatement['items'];
  readonly section: string | null;
  readonly division: string | null;
  readonly size_grade: string | null;
}

/** Annual consolidated statements as first reported of the next companies that have any. */
const readNext = async (db: Database, behind: number): Promise<readonly StatementRow[]> => {
  const { rows } = await db.pool.query<StatementRow>({
    name: 'peer-statements',
    text: `
      with next as (
        select company_id from statement where company_id > $1 and known_to is null
        group by company_id order by company_id limit ${COMPANIES_AT_ONCE})
      select s.company_id, s.period_end, s.items, c.industry_section as section, c.industry_division as division,
        c.size_grade
      from next join statement s on s.company_id = next.company_id join company c on c.company_id = next.company_id
      where s.known_to is null and s.period_type = 'annual' and s.scope = 'consolidated'
        and s.series = 'as-reported'
      order by s.company_id, s.period_end desc`,
    values: [behind],
  });
  return rows;
};

/** The last company that the next part covers, also when none of its statements is an annual one. */
const findLast = async (db: Database, behind: number): Promise<number | null> => {
  const { rows } = await db.pool.query<{ last: number | null }>({
    name: 'peer-statements-last',
    text: `select max(company_id) as last from (
             select company_id from statement where company_id > $1 and known_to is null
             group by company_id order by company_id limit ${COMPANIES_AT_ONCE}) next`,
    values: [behind],
  });
  return rows[0]?.last ?? null;
};

const makeRow = (statements: readonly StatementRow[]) => {
  const [latest] = statements;
  if (!latest) return [];
  const ratios = calculateRatios(
    statements.map(({ period_end, items }) => ({ periodEnd: period_end, items })),
    latest.period_end,
  );
  const { company_id, period_end, section, division, size_grade } = latest;
  const values = ratios.map(({ value }) => (value === null ? null : Number(value)));
  return [{ company_id, period_end, section, division, size_grade, ratios: values }];
};

const writeRows = async (db: Database, rows: readonly StatementRow[], at: string): Promise<void> => {
  const written = [...Map.groupBy(rows, ({ company_id }) => company_id).values()].flatMap(makeRow);
  if (written.length === 0) return;
  await db.pool.query({
    name: 'write-company-ratios',
    text: `insert into company_ratio (company_id, period_end, section, division, size_grade, ratios, calculated_at)
           select company_id, period_end, section, division, size_grade, ratios, $2::timestamptz
           from json_populate_recordset(null::company_ratio, $1::json)
           on conflict (company_id) do update set period_end = excluded.period_end, section = excluded.section,
             division = excluded.division, size_grade = excluded.size_grade, ratios = excluded.ratios,
             calculated_at = excluded.calculated_at`,
    values: [JSON.stringify(written), at],
  });
};

/** The groups of `listPeerGroups` as they are written over the rows of all companies. */
const GROUPS: readonly string[] = [
  `'division=' || division || ' size=' || size_grade`,
  `'section=' || section || ' size=' || size_grade`,
  `'section=' || section`,
  `'market'`,
];

const METRICS = RATIOS.map(({ key }) => key);

const writeSnapshot = (db: Database, day: string): Promise<void> =>
  inTransaction(db, async (client) => {
    await client.query('delete from peer_quartile where snapshot_on = $1', [day]);
    for (const group of GROUPS) {
      await client.query(
        `insert into peer_quartile (snapshot_on, peer_group, metric, peers, p25, median, p75)
         select $1::date, peer_group, ($2::text[])[place], count(*),
           percentile_cont(0.25) within group (order by value),
           percentile_cont(0.5) within group (order by value),
           percentile_cont(0.75) within group (order by value)
         from (
           select ${group} as peer_group, u.value, u.place::int as place
           from company_ratio, unnest(ratios) with ordinality as u (value, place)) listed
         where peer_group is not null and value is not null
         group by peer_group, place having count(*) >= ${LEAST_PEERS}`,
        [day, METRICS],
      );
    }
  });

/** Brings the ratios of all companies up to date, a thousand at a time, and keeps where their peers stand on the day. */
export const refreshPeerQuartiles = async (db: Database, now: Date, day: string): Promise<number> => {
  const at = now.toISOString();
  let companies = 0;
  for (let last = await findLast(db, 0), behind = 0; last !== null;) {
    const rows = await readNext(db, behind);
    await writeRows(db, rows, at);
    companies += new Set(rows.map(({ company_id }) => company_id)).size;
    behind = last;
    last = await findLast(db, behind);
  }
  await db.pool.query('delete from company_ratio where calculated_at < $1::timestamptz', [at]);
  await writeSnapshot(db, day);
  return companies;
};

/** Whether no snapshot was made since the quarter began. */
export const isPeerSnapshotDue = async (db: Database, day: string): Promise<boolean> => {
  const { rows } = await db.pool.query<{ is_due: boolean }>(
    `select not exists (
       select 1 from peer_quartile where snapshot_on >= date_trunc('quarter', $1::date)) as is_due`,
    [day],
  );
  return rows[0]?.is_due ?? false;
};
