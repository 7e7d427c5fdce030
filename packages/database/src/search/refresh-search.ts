import { makeFacetPairCounter, moveTier, TIER_MARGIN, TIER_THRESHOLDS } from '@mingjian/domain/search';
import type { Database } from '../connection/index.ts';
import { copyRows, inTransaction } from '../connection/index.ts';
import { givenKey } from './maintained-facets.ts';
import { readMarketCodes, writeBlocks } from '../screening/index.ts';
import { LISTED_FREQUENCY } from './token-frequencies.ts';

const TIERS = [0, 1, 2];

/** Merges what inserts left pending into the token indexes, so that searches do not read through it. */
export const cleanSearchIndexes = async (db: Database): Promise<void> => {
  for (const tier of TIERS) {
    await db.pool.query(`select gin_clean_pending_list('company_search_tier_${tier}'::regclass)`);
  }
};

/** Counts companies by filter value, over all and beside each other value; answers how many companies there are. */
const refreshFacetCounts = async (db: Database): Promise<number> => {
  const counter = makeFacetPairCounter();
  let companies = 0;
  await readMarketCodes(db, (code) => {
    counter.add(code);
    companies += 1;
  });
  const pairs = counter.list().map(({ given, filter, value, count }) => ({
    given: given ? givenKey(given.filter, given.value) : '',
    filter: filter as string,
    value,
    count,
  }));
  // Under each value also how many have it: that is what tells whether the group is long.
  const totals = pairs
    .filter(({ given }) => given === '')
    .map(({ filter, value, count }) => ({ given: `${filter}=${value}`, filter: 'all', value: '', count }));
  await inTransaction(db, async (client) => {
    await client.query('delete from search_facet_count');
    await copyRows(
      client,
      'search_facet_count',
      ['given', 'filter', 'value', 'count'],
      [...pairs, ...totals, { given: '', filter: 'all', value: '', count: companies }],
    );
  });
  return companies;
};

const SAMPLED_COMPANIES = 200_000;

/** Counts the tokens of all companies, or of a sample of 200,000; only the frequent ones are kept. */
const refreshFrequencies = async (db: Database, companies: number): Promise<void> => {
  const share = Math.min(1, SAMPLED_COMPANIES / Math.max(1, companies));
  const sample = share < 1 ? `tablesample system (${(100 * share).toFixed(4)}) repeatable (1)` : '';
  await inTransaction(db, async (client) => {
    await client.query('delete from search_token_frequency');
    await client.query(
      `insert into search_token_frequency (token, frequency)
       select token, round(count(*) / $1::float8)::integer from (
         select unnest(tokens) as token from company_search ${sample} where known_to is null) listed
       group by token having count(*) / $1::float8 >= ${LISTED_FREQUENCY}`,
      [share],
    );
  });
};

const MOVES_AT_ONCE = 1_000;

interface MisplacedRow {
  readonly company_id: number;
  readonly popularity: number;
  readonly tier: number;
}

/** Companies whose popularity is beyond a threshold of their tier by more than the margin. */
const findMisplaced = async (db: Database): Promise<readonly MisplacedRow[]> => {
  const [high, low] = TIER_THRESHOLDS;
  const { rows } = await db.pool.query<MisplacedRow>(
    `select company_id, popularity, tier from company_search
     where known_to is null and (
       (tier = 0 and popularity < $1) or (tier = 1 and (popularity >= $2 or popularity < $3))
       or (tier = 2 and popularity >= $4))
     order by company_id limit ${MOVES_AT_ONCE}`,
    [high - TIER_MARGIN, high + TIER_MARGIN, low - TIER_MARGIN, low + TIER_MARGIN],
  );
  return rows;
};

/** Moves companies between tiers, a thousand at a time; answers how many moved. For the nightly batch. */
export const retierCompanies = async (db: Database): Promise<number> => {
  let moved = 0;
  for (;;) {
    const rows = await findMisplaced(db);
    const moves = rows
      .map(({ company_id, popularity, tier }) => ({
        id: company_id,
        from: tier,
        to: moveTier(popularity, tier),
      }))
      .filter(({ from, to }) => from !== to);
    if (moves.length === 0) return moved;
    await db.pool.query(
      `update company_search s set tier = m.tier
       from unnest($1::bigint[], $2::smallint[]) as m (company_id, tier)
       where s.company_id = m.company_id and s.known_to is null`,
      [moves.map(({ id }) => id), moves.map(({ to }) => to)],
    );
    moved += moves.length;
  }
};

export interface SearchRefresh {
  readonly companies: number;
  readonly movedTiers: number;
}

/** What search keeps beside its rows, made anew: after an import and every night. */
export const refreshSearch = async (db: Database): Promise<SearchRefresh> => {
  const movedTiers = await retierCompanies(db);
  await cleanSearchIndexes(db);
  await writeBlocks(db);
  const companies = await refreshFacetCounts(db);
  await refreshFrequencies(db, companies);
  await db.pool.query('analyze company_search');
  return { companies, movedTiers };
};
