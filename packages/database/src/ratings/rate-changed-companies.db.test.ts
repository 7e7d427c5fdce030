import { beforeAll, describe, expect, test } from 'vitest';
import type { RecordDraft } from '@mingjian/domain/records';
import { seedSources } from '../records/index.ts';
import { makeTestDatabase } from '../testing/index.ts';
import type { TestDatabase } from '../testing/index.ts';
import { findRating, listRatings, markDatedCompanies, rateChangedCompanies, remakeRating } from './index.ts';
import { accounts, makeRatingSteps, PERIOD } from './testing.ts';

let db: TestDatabase;
const { save, rateOn, classOf } = makeRatingSteps(() => db);

beforeAll(async () => {
  db = await makeTestDatabase();
  await seedSources(db);
});

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

/** Some tests care for the order of classes and not for the class. */
const SOUND = 9;

describe('re-rating of companies whose records changed', () => {
  test('new accounts give a class, and it is explained by the records of its cells', async () => {
    const id = await save('R1', '2026-05-01', accounts('100000.00'));
    expect(await rateOn('2026-05-02')).toEqual({ companies: 1, written: 1 });
    const rating = await findRating(db, id);
    if (!rating) throw new Error('not rated');
    expect(rating).toMatchObject({
      status: 'rated',
      grade: SOUND,
      model_version: '1',
      depth: 'audited-accounts',
      period_end: '2025-12-31',
      is_synthetic: true,
      reason: null,
      decisive_fact: null,
    });
    const remade = await remakeRating(db, rating);
    expect(remade?.isSame).toBe(true);
    const { rows } = await db.pool.query<{ record_id: number }>(
      `select record_id from record where company_id = $1 and dimension = 'income_statement'`,
      [id],
    );
    expect(
      remade?.input.statements[0]?.origins.find(({ dimension }) => dimension === 'income_statement'),
    ).toMatchObject({ recordId: rows[0]?.record_id });
    expect(await listRow(id)).toEqual({
      rating_status: 'rated',
      rating_grade: SOUND,
      rating_pd: rating.pd,
      solvency_index: rating.solvency_index,
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
      grade: 19,
      pd: '100.000000',
      solvency_index: '500.0',
      decisive_fact: 'dishonest-judgment-debtor',
    });
    expect(await listRow(id)).toMatchObject({ rating_grade: 19, rating_pd: '100.000000' });
    await save('R3', '2026-07-01', [listed({ status: 'removed_by_source' })]);
    await rateOn('2026-07-02');
    const after = await findRating(db, id);
    expect(after?.grade).toBe(18);
    const remade = after && (await remakeRating(db, after));
    expect(remade?.isSame).toBe(true);
    expect(remade?.result.overrides[0]).toMatchObject({
      removedOn: '2026-07-01',
      weight: 1,
      isDecisive: true,
    });
    await db.pool.query('insert into changed_company values ($1, now())', [id]);
    await rateOn('2031-07-02');
    expect(await findRating(db, id)).toMatchObject({ grade: 14, decisive_fact: 'no-recent-accounts' });
  });

  test('the rating of a day is the last one made by its end, and every one of them can be made again', async () => {
    const id = await save('R4', '2026-05-01', accounts('100000.00'));
    await rateOn('2026-05-02');
    await save('R4', '2026-08-01', accounts('-300000.00'));
    await rateOn('2026-08-02');
    expect(await classOf(id, '2026-05-01')).toBeUndefined();
    expect(await classOf(id, '2026-05-02')).toBe(SOUND);
    expect(await classOf(id, '2026-08-01')).toBe(SOUND);
    expect(await classOf(id, '2026-08-02')).toBeGreaterThan(SOUND);
    const { rows, total } = await listRatings(db, id, { page: 1, pageSize: 10 });
    expect(total).toBe(2);
    for (const row of rows) expect((await remakeRating(db, row))?.isSame).toBe(true);
  });

  test('a record that arrives later and claims to have been known then is found when a rating is made again', async () => {
    const id = await save('R10', '2026-05-01', accounts('100000.00'));
    await rateOn('2026-05-02');
    const rating = await findRating(db, id);
    await save('R10', '2026-04-01', [
      {
        dimension: 'abnormal_operation',
        naturalKey: 'listed',
        payload: { abnormal_list_date: '2026-03-01' },
      },
    ]);
    const remade = rating && (await remakeRating(db, rating));
    expect(remade?.isSame).toBe(false);
    await rateOn('2026-05-04');
  });

  test('the latest annual consolidated accounts as first reported decide', async () => {
    const id = await save('R5', '2026-05-01', [
      ...accounts('100000.00'),
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
    expect(await findRating(db, id)).toMatchObject({ grade: SOUND, period_end: '2025-12-31' });
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
    expect(await findRating(db, id)).toMatchObject({ grade: 17, decisive_fact: 'share-freeze' });
  });

  test('a company without accounts is rated by its register, 3A9 at best', async () => {
    const id = await save('R7', '2026-05-01', []);
    await rateOn('2026-05-02');
    const rating = await findRating(db, id);
    expect(rating).toMatchObject({
      status: 'rated',
      depth: 'registry',
      confidence: 'D',
      financial_score: null,
    });
    expect(rating?.grade).toBeGreaterThanOrEqual(9);
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
    const [first, second] = await Promise.all(ids.map((id) => classOf(id)));
    expect(first).toBeGreaterThan(SOUND);
    expect(second).toBe(SOUND);
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
  expect((await findRating(db, id))?.decisive_fact).toBeNull();
  expect(await rateOn('2026-12-01')).toMatchObject({ companies: 0 });
  expect(await markDatedCompanies(db, new Date('2026-12-01T01:00:00Z'))).toBeGreaterThan(0);
  await rateOn('2026-12-01');
  expect(await findRating(db, id)).toMatchObject({ grade: 17, decisive_fact: 'abnormal-operation-list' });
});
