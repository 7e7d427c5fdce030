import { makeGroup, packFacets, readFacet } from '@mingjian/domain/search';
import type { FacetKind, FilterFacts, SearchFilters, SearchSort } from '@mingjian/domain/search';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyRows, inTransaction } from '../connection/index.ts';
import { makeTestDatabase } from '../testing/index.ts';
import type { TestDatabase } from '../testing/index.ts';
import { isScreeningOutdated, markChangedForScreening, screenMarket, writeBlocks } from './index.ts';

/** More than two blocks hold, so that lists go over their edges. */
const COMPANIES = 18_000;
const INSTANT = '2024-06-30T00:00:00Z';

interface Firm {
  readonly id: number;
  readonly popularity: number;
  readonly facets: FilterFacts;
  readonly capital: number | null;
  readonly establishedOn: string | null;
  readonly name: string;
  readonly revenue: number | null;
  readonly grade: number | null;
}

const pick = <T>(values: readonly T[], number: number): T => values[number % values.length] as T;

/** Firms whose facts repeat with different periods, so that every combination occurs. `turn` moves all of them. */
const makeFirm = (id: number, turn = 0): Firm => ({
  id,
  popularity: (id * 7_919 + turn) % 10_007,
  facets: {
    status: pick(['active', 'revoked', null], id + turn),
    provinceCode: pick(['440000', '320000', '110000'], id * 3 + (id % 7) + turn),
    cityCode: null,
    industrySection: pick(['C', 'I'], id % 11),
    industryDivision: null,
    nature: pick(['state', 'private', null, 'foreign'], id % 13),
    sizeGrade: pick(['large', 'medium', 'small', 'micro', null], id % 17),
    isListed: id % 19 === 0,
    isHighTech: null,
  },
  capital: id % 5 === 0 ? null : (id % 1_000) * 10_000,
  establishedOn: id % 23 === 0 ? null : `${1980 + (id % 40)}-0${1 + (id % 9)}-15`,
  name: `公司${(id * 31 + turn) % 9_973}`,
  revenue: id % 3 === 0 ? null : ((id * 104_729) % 99_991) + turn,
  grade: id % 4 === 0 ? 1 + (id % 19) : null,
});

const tierOf = ({ popularity }: Firm): number => (popularity > 9_900 ? 0 : popularity > 9_000 ? 1 : 2);

let db: TestDatabase;
const firms = new Map<number, Firm>();

const saveFirms = (list: readonly Firm[]): Promise<void> =>
  inTransaction(db, async (client) => {
    const rows = list.map((firm) => ({
      company_id: firm.id,
      known_from: INSTANT,
      popularity: firm.popularity,
      tier: tierOf(firm),
      facet_code: packFacets(firm.facets),
      established_on: firm.establishedOn,
      capital: firm.capital,
      name: firm.name,
      tokens: Int32Array.of(firm.id),
      revenue: firm.revenue,
      size_grade: firm.facets.sizeGrade,
      rating_grade: firm.grade,
      is_synthetic: true,
    }));
    const ids = list.map(({ id }) => id);
    for (const table of ['company', 'company_search'])
      await client.query(`delete from ${table} where company_id = any($1::bigint[])`, [ids]);
    const known = ['company_id', 'known_from', 'popularity', 'established_on', 'name'] as const;
    await copyRows(
      client,
      'company',
      [...known, 'revenue', 'size_grade', 'rating_grade', 'is_synthetic'],
      rows,
    );
    await copyRows(client, 'company_search', [...known, 'tier', 'facet_code', 'capital', 'tokens'], rows);
    for (const firm of list) firms.set(firm.id, firm);
  });

beforeAll(async () => {
  db = await makeTestDatabase();
  await saveFirms(Array.from({ length: COMPANIES }, (_, at) => makeFirm(at + 1)));
});
afterAll(() => db.close());

const fits = (firm: Firm, filters: SearchFilters, leftOut: readonly FacetKind[]): boolean => {
  const code = packFacets(firm.facets);
  const { capitalFrom, capitalTo, establishedFrom, establishedTo, ratingGrades } = filters;
  const within = <T extends string | number>(
    value: T | null,
    from: T | undefined,
    to: T | undefined,
  ): boolean => {
    if (from === undefined && to === undefined) return true;
    return value !== null && (from === undefined || value >= from) && (to === undefined || value <= to);
  };
  return (
    Object.entries(filters.values).every(
      ([kind, chosen]) =>
        leftOut.includes(kind as FacetKind) || chosen.includes(readFacet(kind as 'status', code) ?? ''),
    ) &&
    (leftOut.includes('rating') || !ratingGrades || ratingGrades.includes(firm.grade ?? 0)) &&
    within(firm.capital, capitalFrom, capitalTo) &&
    within(firm.establishedOn, establishedFrom, establishedTo)
  );
};

const SIZES = ['micro', 'small', 'medium', 'large'];
const valueOf = (firm: Firm, { column }: SearchSort): string | number | null => {
  if (column === 'name') return firm.name;
  if (column === 'revenue') return firm.revenue;
  if (column === 'rating') return firm.grade;
  if (column === 'size') return firm.facets.sizeGrade === null ? null : SIZES.indexOf(firm.facets.sizeGrade);
  return firm.establishedOn === null ? null : -Date.parse(firm.establishedOn);
};

const compare =
  (sort: SearchSort | undefined) =>
  (a: Firm, b: Firm): number => {
    if (sort) {
      const [one, other] = [valueOf(a, sort), valueOf(b, sort)];
      if (one !== other) {
        if (one === null || other === null) return one === null ? 1 : -1;
        return (one < other ? -1 : 1) * (sort.isDescending ? -1 : 1);
      }
    }
    return tierOf(a) - tierOf(b) || b.popularity - a.popularity || a.id - b.id;
  };

const some = <T>(values: readonly T[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 });
const question = fc.record(
  {
    status: some(['active', 'revoked']),
    province: some(['440000', '320000', '110000']),
    size: some(['large', 'micro']),
    listed: some(['yes']),
    ratingGrades: fc.constant([1, 5, 9]),
    capitalFrom: fc.constantFrom(0, 500_000, 9_000_000),
    capitalTo: fc.constantFrom(5_000_000, 9_500_000),
    establishedFrom: fc.constantFrom('1990-01-01', '2018-03-16'),
    establishedTo: fc.constantFrom('2000-12-31', '2019-12-31'),
    sort: fc.record({
      column: fc.constantFrom('name', 'revenue', 'rating', 'size', 'yearsInBusiness'),
      isDescending: fc.boolean(),
    }),
  },
  { requiredKeys: [] },
);

/** Compares lists and counts with a plain reading of all firms. */
const compareLists = (runs: number): Promise<void> =>
  fc.assert(
    fc.asyncProperty(
      question,
      fc.constantFrom(0, 20, 190),
      async ({ status, province, size, listed, sort, ...limits }, offset) => {
        const chosen = { status, province, size, listed };
        const values = Object.fromEntries(Object.entries(chosen).filter(([, some]) => some));
        const filters: SearchFilters = { values, ...limits };
        const groupsOf: readonly (readonly FacetKind[])[] = [[], ['province', 'city'], ['rating']];
        const limit = 20;
        const found = await screenMarket(db, {
          filters,
          sort,
          offset,
          limit,
          countTo: 4_000,
          makeGroups: () => groupsOf.map(makeGroup),
        });
        const all = [...firms.values()];
        const listedFirms = all.filter((firm) => fits(firm, filters, [])).sort(compare(sort));
        expect(found.companyIds).toEqual(listedFirms.slice(offset, offset + limit).map(({ id }) => id));
        const counts = groupsOf.map((leftOut) => all.filter((firm) => fits(firm, filters, leftOut)).length);
        expect(found.groups.map(({ counted }) => counted)).toEqual(
          counts.map((count) => Math.min(count, 4_001)),
        );
        const [list] = found.groups;
        if (list && list.counted <= 4_000) {
          const counted = list.codes.filter((code) => readFacet('province', code) === '440000').length;
          const really = listedFirms.filter(({ facets }) => facets.provinceCode === '440000').length;
          expect(counted).toBe(really);
        }
      },
    ),
    { numRuns: runs },
  );

test('lists and counts are those of a plain reading: from changed rows, from blocks, and from both', async () => {
  await inTransaction(db, (client) => markChangedForScreening(client, [...firms.keys()]));
  expect(await isScreeningOutdated(db)).toBe(true);
  await compareLists(4);

  expect(await writeBlocks(db)).toBe(true);
  expect(await isScreeningOutdated(db)).toBe(false);
  await compareLists(14);

  const changed = Array.from({ length: 300 }, (_, at) => makeFirm(1 + at * 37, 5));
  await saveFirms([...changed, makeFirm(COMPANIES + 1)]);
  const gone = [2, 3_000, 17_999];
  await inTransaction(db, async (client) => {
    for (const table of ['company', 'company_search'])
      await client.query(`delete from ${table} where company_id = any($1::bigint[])`, [gone]);
    await markChangedForScreening(client, [...changed.map(({ id }) => id), COMPANIES + 1, ...gone]);
  });
  for (const id of gone) firms.delete(id);
  await compareLists(14);
});

test('a change that commits while blocks are written keeps its mark', async () => {
  await writeBlocks(db);
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    await markChangedForScreening(client, [4]);
    expect(await writeBlocks(db)).toBe(true);
    await client.query('commit');
  } finally {
    client.release();
  }
  const { rows } = await db.pool.query<{ company_id: number }>('select company_id from screening_change');
  expect(rows.map((row) => row.company_id)).toEqual([4]);
});
