import { RATING_MODEL } from '@mingjian/domain/rating-models';
import type { RecordDraft } from '@mingjian/domain/records';
import { beforeAll, describe, expect, test } from 'vitest';
import { rateChangedCompanies } from '../ratings/index.ts';
import { saveRecords, seedSources } from '../records/index.ts';
import { makeTestDatabase } from '../testing/index.ts';
import type { TestDatabase } from '../testing/index.ts';
import { findReport, isValidationDue, measureOutcomes, readReport } from './index.ts';

const COMPANIES = 210;
const DEFAULTERS = 12;
const codeOf = (place: number): string => `91110000MA${String(place).padStart(8, '0')}`;

let db: TestDatabase;

const registration = (place: number): RecordDraft => ({
  dimension: 'basic_registration',
  naturalKey: 'registration',
  payload: {
    company_name: `测试${place}有限公司`,
    registration_status: 'active',
    establishment_date: `20${String(place % 19).padStart(2, '0')}-03-01`,
  },
});

const dishonest = (publishedOn: string): RecordDraft => ({
  dimension: 'dishonest_debtor',
  naturalKey: `（${publishedOn}）执1号`,
  publishedOn,
  payload: { dishonest_published_on: publishedOn },
});

const save = (day: string, places: readonly number[], records: (place: number) => readonly RecordDraft[]) =>
  saveRecords(db, {
    knownFrom: `${day}T00:00:00.000Z`,
    retrievedAt: `${day}T00:00:00.000Z`,
    sourceId: 'necips',
    enteredBy: 'import',
    isSynthetic: true,
    companies: places.map((place) => ({
      party: {
        kind: 'company',
        name: `测试${place}有限公司`,
        keys: [{ scheme: 'credit_code', value: codeOf(place) }],
      },
      records: records(place),
    })),
  });

const at = (day: string) => () => new Date(`${day}T08:00:00.000Z`);
const measure = (day: string, signal = new AbortController().signal) =>
  measureOutcomes(db, { model: RATING_MODEL, clock: at(day), signal });

const count = async (text: string): Promise<number> => {
  const { rows } = await db.pool.query<{ n: number }>(`select count(*) as n from ${text}`);
  return rows[0]?.n ?? -1;
};

const cohortsOf = async () => {
  const found = await findReport(db, RATING_MODEL.version);
  return found?.report.cohorts.map(({ on, cases, defaults, inDefault, inDefaultUnknown, notRated }) => [
    on,
    cases,
    defaults,
    inDefault,
    inDefaultUnknown,
    notRated,
  ]);
};

beforeAll(async () => {
  db = await makeTestDatabase();
  await seedSources(db);
  const places = Array.from({ length: COMPANIES }, (_, place) => place);
  await save('2020-06-01', places, (place) => [registration(place)]);
  // It happened in May 2021 and became known the year after.
  await save('2022-03-01', places.slice(0, DEFAULTERS), () => [dishonest('2021-05-10')]);
});

describe('outcomes of the companies known at past year ends', () => {
  test('a measurement that is stopped at once leaves no report and is due again', async () => {
    expect(await measure('2024-02-01', AbortSignal.abort())).toEqual({ companies: 0, isDone: false });
    expect(await findReport(db, RATING_MODEL.version)).toBeUndefined();
    expect(await isValidationDue(db, RATING_MODEL.version, at('2024-02-01')())).toBe(true);
  });

  test('a rating that stands at the very moment is kept', async () => {
    await db.pool.query(
      `insert into rating (company_id, rated_at, made_at, model_version, status, input_hash, is_synthetic)
       select company_id, '2021-12-31T15:59:59.999Z', '2022-01-01', 'live', 'not-rated', 'kept', true
       from company order by company_id limit 1`,
    );
    expect(await measure('2024-02-01')).toEqual({ companies: 3 * COMPANIES, isDone: true });
    expect(await count(`rating where input_hash = 'kept'`)).toBe(1);
    expect(await count(`rating where rated_at = '2021-12-31T15:59:59.999Z'`)).toBe(COMPANIES);
    expect(await count(`rating_outcome where cohort_on = '2021-12-31' and grade is not null`)).toBe(
      COMPANIES,
    );
  });

  test('defaults count in the twelve months in which they happened, whenever they became known', async () => {
    expect(await cohortsOf()).toEqual([
      ['2020-12-31', COMPANIES, DEFAULTERS, 0, 0, 0],
      ['2021-12-31', COMPANIES - DEFAULTERS, 0, 0, DEFAULTERS, 0],
      ['2022-12-31', COMPANIES - DEFAULTERS, 0, DEFAULTERS, 0, 0],
    ]);
    const found = await findReport(db, RATING_MODEL.version);
    expect(found?.next).toEqual({ on: '2023-12-31', until: '2024-12-31' });
    expect(found?.report.byCohort[0]?.figures).toMatchObject({
      cases: COMPANIES,
      defaults: DEFAULTERS,
      shortage: null,
      rate: { observed: expect.closeTo((100 * DEFAULTERS) / COMPANIES, 9) as number },
    });
    expect(found?.report.byCohort[1]?.figures).toMatchObject({ shortage: 'too-few-defaults', auc: null });
    expect(found?.report.moves.companies).toBe(2 * COMPANIES);
    expect(found?.report.moves.rows.reduce((sum, { counts }) => sum + (counts[18] ?? 0), 0)).toBe(DEFAULTERS);
  });

  test('ratings of the past say when they were made, and touch neither list rows nor marks', async () => {
    expect(await count(`rating where made_at = '2024-02-01T08:00:00Z'`)).toBe(3 * COMPANIES - 1);
    expect(await count('company where rating_status is not null')).toBe(0);
    expect(await count('changed_company')).toBe(COMPANIES);
  });

  test('two measurements at once are one', async () => {
    const both = await Promise.all([measure('2024-02-01'), measure('2024-02-01')]);
    expect(both.filter(({ isDone }) => isDone)).toHaveLength(1);
  });

  test('a second run of the day measures nothing more', async () => {
    expect(await isValidationDue(db, RATING_MODEL.version, at('2024-02-01')())).toBe(false);
    expect(await isValidationDue(db, RATING_MODEL.version, at('2024-02-02')())).toBe(true);
    expect(await measure('2024-02-01')).toEqual({ companies: 0, isDone: true });
  });

  test('a default that becomes known later moves the outcome of its year', async () => {
    await save('2024-02-05', [20], () => [dishonest('2021-07-01')]);
    await rateChangedCompanies(db, { clock: at('2024-02-05') });
    await measure('2024-02-06');
    expect((await cohortsOf())?.[0]).toEqual(['2020-12-31', COMPANIES, DEFAULTERS + 1, 0, 0, 0]);
    expect((await cohortsOf())?.[2]?.[4]).toBe(1);
  });

  test('companies that come to be known with older records are measured too', async () => {
    await save('2020-07-01', [COMPANIES], (place) => [registration(place)]);
    expect(await measure('2024-02-07')).toEqual({ companies: 3, isDone: true });
  });

  test('figures of a choice count its cases alone', async () => {
    const choice = { cohortOn: '2020-12-31', sizeGrade: null, section: null };
    const { report } = await readReport(db, RATING_MODEL.version, choice);
    expect(report.overall).toMatchObject({ cases: COMPANIES + 1, defaults: DEFAULTERS + 1 });
    expect(report.cohorts).toHaveLength(1);
    expect(report.shift).toBeNull();
    const later = await readReport(db, RATING_MODEL.version, { ...choice, cohortOn: '2021-12-31' });
    expect(later.report.shift).toMatchObject({ on: '2021-12-31', against: '2020-12-31' });
    const none = await readReport(db, RATING_MODEL.version, { ...choice, section: 'C' });
    expect(none.report.overall).toMatchObject({ cases: 0, rate: null, shortage: 'no-cases' });
  });
});

test('a database that knows too few companies has a report without cohorts', async () => {
  const empty = await makeTestDatabase();
  expect(await measureOutcomes(empty, { model: RATING_MODEL, clock: at('2024-02-01') })).toEqual({
    companies: 0,
    isDone: true,
  });
  const found = await findReport(empty, RATING_MODEL.version);
  expect(found).toMatchObject({ next: null, report: { cohorts: [], curve: [] } });
});
