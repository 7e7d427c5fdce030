import { makeMarketOf, putCompany, putRatings } from '@mingjian/domain/search';
import type { Market, MarketRow } from '@mingjian/domain/search';
import type { Database } from '../../connection/index.ts';

/** What screening reads of a search row, in one value of fixed length. */
const ROW_BYTES = 40;
const PACKED = `int8send(company_id) || int4send(tier) || int4send(popularity) || int8send(facet_code)
  || int8send(coalesce(capital, -1)) || int4send(coalesce(established_on - date '1970-01-01', ${-(2 ** 31)})) || int4send(0)`;
const NO_DAY = -(2 ** 31);
const HIGH_UNIT = 2 ** 32;

const readInt64 = (buffer: Buffer, at: number): number =>
  buffer.readInt32BE(at) * HIGH_UNIT + buffer.readUInt32BE(at + 4);

const unpackRow = (buffer: Buffer, at: number): MarketRow => {
  const capital = readInt64(buffer, at + 24);
  const founded = buffer.readInt32BE(at + 32);
  return {
    companyId: readInt64(buffer, at),
    tier: buffer.readInt32BE(at + 8),
    popularity: buffer.readInt32BE(at + 12),
    facetCode: readInt64(buffer, at + 16),
    capital: capital < 0 ? null : capital,
    founded: founded === NO_DAY ? null : founded,
  };
};

const ROWS_AT_ONCE = 100_000;

/** All current search rows in the order of their ids, packed, in parts. */
const readParts = async (db: Database): Promise<readonly Buffer[]> => {
  const parts: Buffer[] = [];
  for (let last = -1; ;) {
    const { rows } = await db.pool.query<{ last: number | null; packed: Buffer | null }>(
      `select max(company_id) as last, string_agg(${PACKED}, ''::bytea order by company_id) as packed from (
         select * from company_search where known_to is null and company_id > $1
         order by company_id limit ${ROWS_AT_ONCE}) part`,
      [last],
    );
    const [part] = rows;
    if (!part?.packed || part.last === null) return parts;
    parts.push(part.packed);
    last = part.last;
  }
};

export interface LoadedMarket {
  readonly market: Market;
  /** The newest change that it holds. */
  readonly lastChange: number;
}

const findLastChange = async (db: Database): Promise<number> => {
  const { rows } = await db.pool.query<{ last: number | null }>({
    name: 'search-market-newest',
    text: 'select max(change_id) as last from company_search where known_to is null',
  });
  return rows[0]?.last ?? 0;
};

/** Reads the whole market: about two seconds and 60 MB a million companies. */
export const loadMarket = async (db: Database): Promise<LoadedMarket> => {
  // Asked first: what is written while the rows are read comes again as a change.
  const lastChange = await findLastChange(db);
  const parts = await readParts(db);
  const rowsOfPart = ROWS_AT_ONCE;
  const count = parts.reduce((sum, part) => sum + part.length / ROW_BYTES, 0);
  const market = makeMarketOf(count, (at) =>
    unpackRow(parts[Math.floor(at / rowsOfPart)] as Buffer, (at % rowsOfPart) * ROW_BYTES),
  );
  return { market, lastChange };
};

const MOST_CHANGES = 20_000;

interface ChangedRow {
  readonly company_id: number;
  readonly tier: number;
  readonly popularity: number;
  readonly facet_code: number;
  readonly capital: number | null;
  readonly founded: number | null;
  readonly change_id: number;
}

/** Takes in what was written since; undefined when that is so much, or so odd, that the market is better read anew. */
export const followChanges = async (
  db: Database,
  { market, lastChange }: LoadedMarket,
): Promise<LoadedMarket | undefined> => {
  const newest = await findLastChange(db);
  if (newest === lastChange) return { market, lastChange };
  // The newest rows are gone: nobody tells which others are.
  if (newest < lastChange) return undefined;
  const { rows } = await db.pool.query<ChangedRow>({
    name: 'search-market-changes',
    text: `select company_id, tier, popularity, facet_code, capital,
                  established_on - date '1970-01-01' as founded, change_id
           from company_search where known_to is null and change_id > $1
           order by change_id limit ${MOST_CHANGES}`,
    values: [lastChange],
  });
  if (rows.length === MOST_CHANGES) return undefined;
  for (const row of rows) {
    putCompany(market, {
      companyId: row.company_id,
      tier: row.tier,
      popularity: row.popularity,
      facetCode: row.facet_code,
      capital: row.capital,
      founded: row.founded,
    });
  }
  return { market, lastChange: rows.at(-1)?.change_id ?? lastChange };
};

const RATING_BYTES = 12;

/** Reads the ratings of all companies anew. */
export const readRatings = async (db: Database, market: Market): Promise<void> => {
  const { rows } = await db.pool.query<{ packed: Buffer | null }>({
    name: 'search-market-ratings',
    text: `select string_agg(int8send(company_id) || int4send(rating_grade), ''::bytea) as packed
           from company where rating_grade is not null`,
  });
  const packed = rows[0]?.packed ?? Buffer.alloc(0);
  const count = packed.length / RATING_BYTES;
  putRatings(
    market,
    Float64Array.from({ length: count }, (_, at) => readInt64(packed, at * RATING_BYTES)),
    Int32Array.from({ length: count }, (_, at) => packed.readInt32BE(at * RATING_BYTES + 8)),
  );
};
