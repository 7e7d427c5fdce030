import type { Database } from '@mingjian/database/connection';
import { copyRows, inTransaction } from '@mingjian/database/connection';
import { makeRandom } from '../search/random.ts';

export interface Market {
  readonly companies: number;
  readonly edges: number;
  readonly hubId: number;
  readonly hubHoldings: number;
  /** Ten levels up. */
  readonly deep: readonly number[];
  /** Lowest company of the dense pyramid of ten layers of ten. */
  readonly dense: number;
  readonly loops: number;
}

const KNOWN = '2026-01-01T00:00:00.000Z';
const CHUNK = 20_000;
/** Companies of a pyramid; every fifth is one of chains, eleven companies long. */
const PYRAMID = 100;
const CHAIN = 11;
const HUB_HOLDINGS = 100_000;
const DENSE = 10;

interface Edge {
  readonly holder: number;
  readonly owned: number;
  readonly percent: number;
}

const toRow = ({ percent }: Edge, record_id: number, isPerson: boolean) => ({
  record_id,
  known_from: KNOWN,
  valid_from: '2020-01-01',
  holding_percent: percent.toFixed(4),
  holder_type: isPerson ? 'natural_person' : 'enterprise',
  holder_name: isPerson ? '自然人' : '企业',
});
const EDGE_COLUMNS = [
  'record_id',
  'known_from',
  'valid_from',
  'holding_percent',
  'holder_type',
  'holder_name',
] as const;

/** Holders of a company by the place that its number has: a pyramid or chain, persons, the hub, a loop here and there. */
const makeEdges = (companies: number, edges: number, hubHoldings: number) => {
  const random = makeRandom(7);
  const persons = companies;
  const personOf = (): number => companies + 1 + Math.floor(random.next() * persons);
  const deep: number[] = [];
  let loops = 0;
  const holdersOf = (company: number): Edge[] => {
    const [block, place] = [Math.floor((company - 1) / PYRAMID), (company - 1) % PYRAMID];
    const first = block * PYRAMID + 1;
    const isChain = block % 5 === 0;
    const parent = isChain
      ? place % CHAIN === 0
        ? null
        : company - 1
      : place === 0
        ? null
        : first + Math.floor((place - 1) / 2);
    if (isChain && place % CHAIN === CHAIN - 1) deep.push(company);
    const large = 51 + Math.floor(random.next() * 30);
    const made: Edge[] = [{ holder: parent ?? personOf(), owned: company, percent: large }];
    // Every fiftieth pyramid holds of itself; every tenth company is also held by another pyramid.
    const isLoop = place === 0 && block % 50 === 1 && first + PYRAMID - 1 <= companies;
    if (isLoop) loops += 1;
    const isHeldByHub = company > 1 && random.next() < hubHoldings / companies;
    const second = isLoop
      ? first + PYRAMID - 1
      : isHeldByHub
        ? 1
        : place % 10 === 9 && block > 0
          ? 1 + Math.floor(random.next() * (first - 1))
          : personOf();
    if (second !== company && second !== parent)
      made.push({ holder: second, owned: company, percent: 5 + Math.floor(random.next() * 15) });
    return made;
  };
  const all: Edge[] = [];
  for (let company = 1; company <= companies; company += 1) all.push(...holdersOf(company));
  while (all.length < edges)
    all.push({ holder: personOf(), owned: 1 + Math.floor(random.next() * companies), percent: 1 });
  return { all, deep, loops, persons };
};

/** Ten layers of ten; each company is held by all of the layer above, the first by persons. */
const makeDense = (firstId: number, personId: number): readonly Edge[] =>
  Array.from({ length: DENSE }, (_, layer) =>
    Array.from({ length: DENSE }, (_, place) =>
      Array.from({ length: DENSE }, (_, holder) => ({
        owned: firstId + layer * DENSE + place,
        holder: layer === 0 ? personId + holder : firstId + (layer - 1) * DENSE + holder,
        percent: 9.9,
      })),
    ),
  ).flat(2);

const inChunks = async <T>(
  rows: readonly T[],
  write: (chunk: readonly T[], from: number) => Promise<void>,
) => {
  for (let from = 0; from < rows.length; from += CHUNK) await write(rows.slice(from, from + CHUNK), from);
};

/** Writes companies, persons and holdings straight into their tables: what is measured is reading them. */
export const fillEdges = async (db: Database, companies: number, edges: number): Promise<Market> => {
  const hubHoldings = Math.min(HUB_HOLDINGS, Math.floor(companies / 2));
  const { all, deep, loops, persons } = makeEdges(companies, edges, hubHoldings);
  const dense = companies + persons + 1;
  const densePersons = dense + DENSE * DENSE;
  const isPerson = (id: number): boolean => (id > companies && id < dense) || id >= densePersons;
  const holdings = [...all, ...makeDense(dense, densePersons)];
  const parties = Array.from({ length: densePersons + DENSE - 1 }, (_, at) => at + 1);
  await inTransaction(db, async (client) => {
    await inChunks(parties, (chunk) =>
      copyRows(
        client,
        'party',
        ['company_id', 'kind', 'name', 'created_at'],
        chunk.map((company_id) => ({
          company_id,
          kind: isPerson(company_id) ? 'person' : 'company',
          name: `${company_id}`,
          created_at: KNOWN,
        })),
      ),
    );
    await inChunks(
      parties.filter((id) => !isPerson(id)),
      (chunk) =>
        copyRows(
          client,
          'company',
          ['company_id', 'known_from', 'name', 'status', 'popularity', 'is_synthetic'],
          chunk.map((company_id) => ({
            company_id,
            known_from: KNOWN,
            name: `企业${company_id}`,
            status: 'active',
            popularity: 0,
            is_synthetic: true,
          })),
        ),
    );
    await inChunks(holdings, async (chunk, from) => {
      const rows = chunk.map((edge, at) => ({
        edge,
        row: toRow(edge, from + at + 1, isPerson(edge.holder)),
      }));
      await copyRows(
        client,
        'shareholding_by_owned',
        ['company_id', 'holder_id', ...EDGE_COLUMNS],
        rows.map(({ edge, row }) => ({ company_id: edge.owned, holder_id: edge.holder, ...row })),
      );
      await copyRows(
        client,
        'shareholding_by_holder',
        ['company_id', 'owned_id', ...EDGE_COLUMNS],
        rows.map(({ edge, row }) => ({ company_id: edge.holder, owned_id: edge.owned, ...row })),
      );
    });
  });
  await db.pool.query('vacuum analyze shareholding_by_owned, shareholding_by_holder, company, party, record');
  const { rows } = await db.pool.query<{ n: number }>(
    'select count(*) as n from shareholding_by_holder where company_id = 1',
  );
  return {
    companies: companies + DENSE * DENSE,
    edges: holdings.length,
    hubId: 1,
    hubHoldings: rows[0]?.n ?? 0,
    deep,
    dense: dense + DENSE * DENSE - 1,
    loops,
  };
};
