import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { RecordBatch, RecordDraft, RecordStatus } from '@mingjian/domain/records';
import { inTransaction } from '../connection/index.ts';
import { makeTestDatabase } from '../testing/index.ts';
import type { TestDatabase } from '../testing/index.ts';
import { rebuildProjections, saveRecords, seedSources, setDispute } from './index.ts';

const PROJECTIONS = [
  'company',
  'company_history',
  'company_search',
  'statement',
  'long_section',
  'shareholding_by_owned',
  'shareholding_by_holder',
];
const TABLES = [...PROJECTIONS, 'record', 'coverage', 'party', 'party_key', 'changed_company'];

let db: TestDatabase;

beforeAll(async () => {
  db = await makeTestDatabase();
  await seedSources(db);
});

const clear = () => db.pool.query(`truncate ${TABLES.join(', ')} restart identity`);

/** Every projected row as text, in an order of its own; not the tier, which the nightly batch moves. */
const dump = async (): Promise<Record<string, readonly string[]>> => {
  const tables: Record<string, readonly string[]> = {};
  for (const table of PROJECTIONS) {
    const { rows } = await db.pool.query<{ line: string }>(
      `select (to_jsonb(t) - 'tier')::text as line from ${table} t order by 1`,
    );
    tables[table] = rows.map((row) => row.line);
  }
  return tables;
};

const COMPANIES = ['X1', 'X2'];
/** So that party ids do not depend on what arrives first. */
const settle = () =>
  saveRecords(
    db,
    makeBatch(
      0,
      COMPANIES.map((company) => ({ company, records: [] })),
      true,
    ),
  );

const party = (code: string) => ({
  kind: 'company' as const,
  name: `甲${code}有限公司`,
  keys: [{ scheme: 'credit_code' as const, value: code }],
});

interface Told {
  readonly company: string;
  readonly records: readonly RecordDraft[];
}

const makeBatch = (day: number, told: readonly Told[], withHolder = false): RecordBatch => {
  const instant = new Date(Date.UTC(2024, 0, 1 + day)).toISOString();
  return {
    knownFrom: instant,
    retrievedAt: '2025-01-01T00:00:00.000Z',
    sourceId: 'necips',
    enteredBy: 'import',
    isSynthetic: false,
    companies: [
      ...told.map(({ company, records }) => ({ party: party(company), records })),
      ...(withHolder ? [{ party: holder, records: [] }] : []),
    ],
  };
};

const holder = {
  kind: 'person' as const,
  name: '李四',
  keys: [{ scheme: 'person' as const, value: 'P1' }],
};

const statuses: fc.Arbitrary<RecordStatus> = fc.constantFrom(
  'current',
  'current',
  'removed_by_source',
  'disputed',
);
const amounts = fc.integer({ min: 1, max: 5 }).map(String);

const drafts: fc.Arbitrary<RecordDraft> = fc.oneof(
  fc.record({ amounts, statuses }).map(({ amounts: capital, statuses: status }) => ({
    dimension: 'basic_registration',
    naturalKey: 'registration',
    status,
    payload: { company_name: `甲${capital}有限公司`, registered_capital: capital },
  })),
  fc.record({ amounts, statuses }).map(({ amounts: former, statuses: status }) => ({
    dimension: 'identifiers_names',
    naturalKey: `former ${former}`,
    status,
    payload: { former_name: `旧${former}有限公司` },
  })),
  fc.record({ amounts, statuses }).map(({ amounts: pct, statuses: status }) => ({
    dimension: 'shareholder',
    naturalKey: '李四',
    status,
    payload: { shareholder_name: '李四', holding_pct: pct },
    refs: { shareholder_id: holder },
  })),
  fc
    .record({ amounts, statuses, restated: fc.boolean() })
    .map(({ amounts: revenue, statuses: status, restated }) => ({
      dimension: 'income_statement',
      naturalKey: `2023 ${restated}`,
      status,
      payload: {
        period_end: '2023-12-31',
        period_type: 'annual',
        consolidation_scope: 'consolidated',
        is_restated: restated,
        operating_revenue: revenue,
      },
    })),
);

const stories = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: 30 }),
    company: fc.constantFrom(...COMPANIES),
    records: fc.array(drafts, { minLength: 1, maxLength: 3 }),
    /** Users say of what stands then that it is wrong, or take it back. */
    mark: fc.option(fc.boolean()),
  }),
  { minLength: 1, maxLength: 8 },
);

/** Marks all that stands of a company on a day, or takes the marks away. */
const markStanding = async (company: string, day: number, isDisputed: boolean): Promise<void> => {
  const { rows } = await db.pool.query<{ companyId: number; recordId: number }>(
    `select r.company_id as "companyId", r.record_id as "recordId"
     from record r join party_key k using (company_id) where k.value = $1 and r.known_to is null order by 2`,
    [company],
  );
  const at = new Date(Date.UTC(2024, 0, 1 + day, 12)).toISOString();
  for (const row of rows)
    await inTransaction(db, (client) => setDispute(client, db, { ...row, isDisputed, at }));
};

test('after any story of arrivals, repeats, late versions, removals and disputes a rebuild gives the same bytes', async () => {
  await fc.assert(
    fc.asyncProperty(stories, async (story) => {
      await clear();
      await settle();
      for (const { day, mark, ...told } of story) {
        await saveRecords(db, makeBatch(day, [told]));
        if (mark !== null) await markStanding(told.company, day, mark);
      }
      const kept = await dump();
      await rebuildProjections(db);
      expect(await dump()).toEqual(kept);
    }),
    { numRuns: 40 },
  );
});

/** One record heard of at several moments, each time with another content: no order of hearing may matter. */
const chains = fc
  .uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 2, maxLength: 5 })
  .chain((days) => fc.tuple(fc.constant(days), fc.shuffledSubarray(days, { minLength: days.length })));

test('the order of arrival does not show', async () => {
  await fc.assert(
    fc.asyncProperty(chains, async ([days, shuffled]) => {
      const tell = (day: number) =>
        saveRecords(
          db,
          makeBatch(day, [
            {
              company: 'X1',
              records: [
                {
                  dimension: 'basic_registration',
                  naturalKey: 'registration',
                  payload: { company_name: '甲有限公司', registered_capital: String(day) },
                },
                {
                  dimension: 'shareholder',
                  naturalKey: '李四',
                  payload: { shareholder_name: '李四', holding_pct: String(day) },
                  refs: { shareholder_id: holder },
                },
              ],
            },
          ]),
        );
      await clear();
      await settle();
      for (const day of days.toSorted((a, b) => a - b)) await tell(day);
      const inOrder = await dump();
      await clear();
      await settle();
      for (const day of shuffled) await tell(day);
      expect(await dump()).toEqual(inOrder);
    }),
    { numRuns: 20 },
  );
});
