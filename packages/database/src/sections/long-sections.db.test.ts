import type { RecordDraft } from '@mingjian/domain/records';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { getEvidence, listSectionRecords } from '../companies/index.ts';
import { saveCompany } from '../companies/testing/index.ts';
import { LONG_SECTION, rebuildProjections, seedSources } from '../records/index.ts';
import { makeTestDatabase } from '../testing/index.ts';
import type { TestDatabase } from '../testing/index.ts';
import { countSections } from './index.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await makeTestDatabase();
  await seedSources(db);
});

type Changes = Pick<RecordDraft, 'status' | 'validTo' | 'confidence'>;

const changes: fc.Arbitrary<Changes> = fc.record({
  status: fc.constantFrom('current', 'current', 'disputed', 'repaired', 'removed_by_source'),
  validTo: fc.constantFrom(null, null, '2020-01-01', '2023-12-31'),
  confidence: fc.constantFrom(100, 90, 40),
});

const makeRecords = (dimension: string, drawn: readonly Changes[]): readonly RecordDraft[] =>
  Array.from({ length: LONG_SECTION }, (_, at) => ({
    dimension,
    naturalKey: String(at),
    payload: dimension === 'enforcement' ? { enforcement_case_no: String(at) } : { change_item: String(at) },
    ...drawn[at % drawn.length],
  }));

const countAll = async (companyId: number) => {
  const { counts } = await countSections(db, companyId, null);
  const { dimensions } = await getEvidence(db, companyId, null);
  return [counts, dimensions].map((found) => found.toSorted((a, b) => (a.dimension < b.dimension ? -1 : 1)));
};

const listKept = async (companyId: number) => {
  const { rows } = await db.pool.query<{ dimension: string }>(
    'select * from long_section where company_id = $1 order by dimension',
    [companyId],
  );
  return rows;
};

test('what is counted when it is written is what counting finds, after any change and after a rebuild', async () => {
  let company = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(changes, { minLength: 1, maxLength: 7 }),
      fc.array(changes, { minLength: 1, maxLength: 3 }),
      async (drawn, later) => {
        company += 1;
        const code = `L${company}`;
        const id = await saveCompany(db, code, [
          ...makeRecords('enforcement', drawn),
          ...makeRecords('change_record', drawn).slice(0, LONG_SECTION - 1),
        ]);
        expect((await listKept(id)).map(({ dimension }) => dimension)).toEqual(['enforcement']);
        await saveCompany(db, code, makeRecords('enforcement', later).slice(0, 20), {
          knownFrom: '2025-01-01T00:00:00Z',
        });
        const kept = await listKept(id);
        const counted = await countAll(id);
        await rebuildProjections(db);
        expect(await listKept(id)).toEqual(kept);
        await db.pool.query('delete from long_section');
        expect(await countAll(id)).toEqual(counted);
      },
    ),
    { numRuns: 4 },
  );
});

test('a record whose last day is still to come has its section counted on the day of asking', async () => {
  const id = await saveCompany(db, 'FUTURE', makeRecords('enforcement', [{ validTo: '2999-12-31' }]));
  const { counts } = await countSections(db, id, null);
  expect(counts).toEqual([{ dimension: 'enforcement', current: LONG_SECTION, historical: 0, namesakes: 0 }]);
  await db.pool.query(`update long_section set open = 7 where company_id = $1`, [id]);
  expect((await countSections(db, id, null)).counts).toEqual(counts);
});

test('a new company and one that grows have their long sections counted alike; an earlier day is counted live', async () => {
  const records = makeRecords('enforcement', [{ status: 'current' }]);
  const id = await saveCompany(db, 'GROWS', records.slice(0, 10));
  await saveCompany(db, 'GROWS', records, { knownFrom: '2025-01-01T00:00:00Z' });
  expect(await listKept(id)).toMatchObject([
    { dimension: 'enforcement', open: LONG_SECTION, last_end: null },
  ]);
  const then = await countSections(db, id, { day: '2024-06-01', clock: 'known' });
  expect(then.counts).toEqual([{ dimension: 'enforcement', current: 10, historical: 0, namesakes: 0 }]);
});

test('the first records of a long section are its newest', async () => {
  const records = makeRecords('change_record', [{ status: 'current' }]);
  const id = await saveCompany(db, 'NEWEST', [
    ...records.map((record) => ({ ...record, eventDate: '2001-01-01' })),
    {
      dimension: 'change_record',
      naturalKey: 'newest',
      eventDate: '2024-02-01',
      payload: { change_item: 'the newest' },
    },
  ]);
  const rows = await listSectionRecords(
    db,
    id,
    [{ dimension: 'change_record', orderBy: null, limit: 2, withEnded: true }],
    null,
  );
  expect(rows.map(({ payload }) => payload['change_item'])[0]).toBe('the newest');
  expect(rows).toHaveLength(2);
});
