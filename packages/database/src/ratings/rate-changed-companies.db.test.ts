import { beforeAll, describe, expect, test } from 'vitest';
import type { Payload, RecordDraft } from '@mingjian/domain/records';
import { saveRecords, seedSources } from '../records/index.ts';
import { makeTestDatabase } from '../testing/index.ts';
import type { TestDatabase } from '../testing/index.ts';
import { findRating, markDatedCompanies, rateChangedCompanies } from './index.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await makeTestDatabase();
  await seedSources(db);
});

interface Period {
  readonly [field: string]: string | number | boolean;
  readonly period_end: string;
}

const PERIOD: Period = {
  period_end: '2025-12-31',
  period_type: 'annual',
  fiscal_year: 2025,
  consolidation_scope: 'consolidated',
  is_restated: false,
};

const part = (dimension: string, items: Payload, period: Period = PERIOD): RecordDraft => ({
  dimension,
  naturalKey: `${period.period_end}|annual|consolidated|as-reported`,
  payload: { ...period, ...items },
});

const accounts = (ebit: string, period: Period = PERIOD): readonly RecordDraft[] => [
  part(
    'balance_sheet',
    {
      total_assets: '1000000.00',
      total_current_assets: '600000.00',
      total_current_liabilities: '400000.00',
      total_liabilities: '500000.00',
      total_equity: '500000.00',
      retained_earnings: '150000.00',
      surplus_reserve: '50000.00',
    },
    period,
  ),
  part('income_statement', { ebit }, period),
];

const registration = (name: string): RecordDraft => ({
  dimension: 'basic_registration',
  naturalKey: 'registration',
  payload: { company_name: name, registration_status: 'active', paid_in_capital_registered: '100000' },
});

/** Saves records of a company that is found by `code`, known from a day of 2026. */
const save = async (code: string, day: string, records: readonly RecordDraft[]): Promise<number> => {
  const knownFrom = `${day}T00:00:00.000Z`;
  await saveRecords(db, {
    knownFrom,
    retrievedAt: knownFrom,
    sourceId: 'necips',
    enteredBy: 'import',
    isSynthetic: true,
    companies: [
      {
        party: { kind: 'company', name: `测试${code}`, keys: [{ scheme: 'credit_code', value: code }] },
        records: [registration(`测试${code}`), ...records],
      },
    ],
  });
  const { rows } = await db.pool.query<{ company_id: number }>(
    'select company_id from party_key where value = $1',
    [code],
  );
  return rows[0]?.company_id ?? 0;
};

const rateOn = (day: string) => rateChangedCompanies(db, { clock: () => new Date(`${day}T08:00:00.000Z`) });

const listRow = async (companyId: number) => {
  const { rows } = await db.pool.query(
    'select rating_status, rating_grade, rating_pd, solvency_index from company where company_id = $1',
    [companyId],
  );
  return rows[0];
};

const countRatings = async (companyId: number): Promise<number> => {
  const { rows } = await db.pool.query<{ n: number }>(
    'select count(*) as n from rating where company_id = $1',
    [companyId],
  );
  return rows[0]?.n ?? -1;
};

describe('re-rating of companies whose records changed', () => {
  test('new accounts give a class, and every driver opens to the record of its cells', async () => {
    const id = await save('R1', '2026-05-01', accounts('100000.00'));
    expect(await rateOn('2026-05-02')).toEqual({ companies: 1, written: 1 });
    const rating = await findRating(db, id);
    expect(rating).toMatchObject({
      status: 'rated',
      class: '3A5',
      score: '6.936000000',
      period_end: '2025-12-31',
      is_calibrated: false,
      is_synthetic: true,
      missing: [],
      overrides: [],
    });
    const { rows } = await db.pool.query<{ record_id: number; payload: Payload }>(
      `select record_id, payload from record where company_id = $1 and dimension = 'income_statement'`,
      [id],
    );
    const cell = rating?.drivers[2]?.cells[0];
    expect(cell).toMatchObject({
      field: 'ebit',
      value: '100000.00',
      origin: { recordId: rows[0]?.record_id },
    });
    expect(rows[0]?.payload['ebit']).toBe('100000.00');
    expect(await listRow(id)).toEqual({
      rating_status: 'rated',
      rating_grade: 5,
      rating_pd: rating?.pd,
      solvency_index: rating?.solvency_index,
    });
  });

  test('a second run has nothing to do, and a mark without a change stores no second rating', async () => {
    const id = await save('R2', '2026-05-01', accounts('100000.00'));
    await rateOn('2026-05-02');
    expect(await rateOn('2026-05-03')).toEqual({ companies: 0, written: 0 });
    await db.pool.query('insert into changed_company values ($1, now())', [id]);
    expect(await rateOn('2026-05-04')).toEqual({ companies: 1, written: 0 });
    expect(await countRatings(id)).toBe(1);
  });

  test('a default fact overrides the accounts, and its removal brings the score back in time', async () => {
    const id = await save('R3', '2026-05-01', accounts('100000.00'));
    await rateOn('2026-05-02');
    const listed = (over: Partial<RecordDraft> = {}): RecordDraft => ({
      dimension: 'dishonest_debtor',
      naturalKey: '(2026)京01执1号',
      payload: { dishonest_case_no: '(2026)京01执1号', dishonest_published_on: '2026-06-01' },
      ...over,
    });
    await save('R3', '2026-06-02', [listed()]);
    await rateOn('2026-06-03');
    expect(await findRating(db, id)).toMatchObject({
      class: '3A19',
      pd: '100.000000',
      solvency_index: '500.0',
    });
    expect(await listRow(id)).toMatchObject({ rating_grade: 19, rating_pd: '100.000000' });
    await save('R3', '2026-07-01', [listed({ status: 'removed_by_source' })]);
    await rateOn('2026-07-02');
    const after = await findRating(db, id);
    expect(after?.class).toBe('3A18');
    expect(after?.overrides[0]).toMatchObject({ removedOn: '2026-07-01', weight: 1, isDecisive: true });
    await db.pool.query('insert into changed_company values ($1, now())', [id]);
    await rateOn('2031-07-02');
    expect(await findRating(db, id)).toMatchObject({ class: '3A14' });
    expect((await findRating(db, id))?.overrides.map(({ code }) => code)).toEqual(['no-recent-accounts']);
  });

  test('the rating of a day is the last one made by its end', async () => {
    const id = await save('R4', '2026-05-01', accounts('100000.00'));
    await rateOn('2026-05-02');
    await save('R4', '2026-08-01', accounts('-300000.00'));
    await rateOn('2026-08-02');
    expect((await findRating(db, id, { day: '2026-05-01', clock: 'known' }))?.class).toBeUndefined();
    expect((await findRating(db, id, { day: '2026-05-02', clock: 'known' }))?.class).toBe('3A5');
    expect((await findRating(db, id, { day: '2026-08-01', clock: 'known' }))?.class).toBe('3A5');
    expect((await findRating(db, id, { day: '2026-08-02', clock: 'known' }))?.class).toBe('3A15');
  });

  test('the latest annual consolidated accounts as first reported decide', async () => {
    const id = await save('R5', '2026-05-01', [
      ...accounts('100000.00'),
      ...accounts('900000.00', { ...PERIOD, period_end: '2024-12-31', fiscal_year: 2024 }),
      ...accounts('900000.00', { ...PERIOD, consolidation_scope: 'parent_only' }).map((draft) => ({
        ...draft,
        naturalKey: draft.naturalKey.replace('consolidated', 'parent_only'),
      })),
      ...accounts('900000.00', { ...PERIOD, is_restated: true }).map((draft) => ({
        ...draft,
        naturalKey: draft.naturalKey.replace('as-reported', 'restated'),
      })),
    ]);
    await rateOn('2026-05-02');
    expect(await findRating(db, id)).toMatchObject({ class: '3A5', period_end: '2025-12-31' });
  });

  test('shares frozen above half of the largest holding cap the class', async () => {
    const holder: RecordDraft = {
      dimension: 'shareholder',
      naturalKey: '李四',
      payload: { shareholder_name: '李四', shareholder_type: 'natural_person', subscribed_amount: '60000' },
      refs: {
        shareholder_id: {
          kind: 'person',
          name: '李四',
          keys: [{ scheme: 'name_in_company', value: 'R6|李四' }],
        },
      },
    };
    const freeze: RecordDraft = {
      dimension: 'asset_freeze_auction',
      naturalKey: '(2026)京01执2号',
      payload: { freeze_record_type: 'freeze', freeze_equity_amount: '30001', freeze_from: '2026-05-01' },
    };
    const id = await save('R6', '2026-05-02', [...accounts('100000.00'), holder, freeze]);
    await rateOn('2026-05-03');
    expect(await findRating(db, id)).toMatchObject({ class: '3A17', overrides: [{ code: 'share-freeze' }] });
  });

  test('a company without accounts is stored as not rated with what is missing', async () => {
    const id = await save('R7', '2026-05-01', []);
    await rateOn('2026-05-02');
    const rating = await findRating(db, id);
    expect(rating).toMatchObject({
      status: 'not-rated',
      class: null,
      pd: null,
      solvency_index: null,
      base: null,
    });
    expect(rating?.missing.map(({ reason }) => reason)).toEqual(
      Array.from({ length: 8 }, () => 'no-statement'),
    );
    expect(await listRow(id)).toEqual({
      rating_status: 'not-rated',
      rating_grade: null,
      rating_pd: null,
      solvency_index: null,
    });
  });

  test('a run can be limited and goes on where it stopped', async () => {
    for (const code of ['L1', 'L2', 'L3']) await save(code, '2026-05-01', accounts('100000.00'));
    const clock = () => new Date('2026-05-02T08:00:00.000Z');
    const seen: number[] = [];
    const onProgress = (run: { companies: number }) => seen.push(run.companies);
    expect(await rateChangedCompanies(db, { clock, limit: 2, onProgress })).toEqual({
      companies: 2,
      written: 2,
    });
    expect(await rateChangedCompanies(db, { clock, onProgress })).toEqual({ companies: 1, written: 1 });
    expect(seen).toEqual([2, 1]);
  });

  test('records saved while a run is under way are rated by the next', async () => {
    const ids = await Promise.all([
      save('C1', '2026-05-01', accounts('100000.00')),
      save('C2', '2026-05-01', accounts('100000.00')),
    ]);
    await Promise.all([
      rateOn('2026-05-02'),
      save('C1', '2026-05-03', accounts('-300000.00')),
      rateOn('2026-05-02'),
    ]);
    await rateOn('2026-05-04');
    const grades = await Promise.all(ids.map(async (id) => (await findRating(db, id))?.class));
    expect(grades).toEqual(['3A15', '3A5']);
  });
});

test('a fact that grows old moves the class though no record changed', async () => {
  const listed: RecordDraft = {
    dimension: 'abnormal_operation',
    naturalKey: 'listed',
    payload: { abnormal_list_date: '2026-05-01' },
  };
  const id = await save('R90', '2026-05-02', [...accounts('100000.00'), listed]);
  await rateOn('2026-05-03');
  expect(await findRating(db, id)).toMatchObject({ class: '3A5' });
  expect(await rateOn('2026-12-01')).toMatchObject({ companies: 0 });
  expect(await markDatedCompanies(db, new Date('2026-12-01T01:00:00Z'))).toBeGreaterThan(0);
  await rateOn('2026-12-01');
  expect(await findRating(db, id)).toMatchObject({ class: '3A17' });
});
