import type { ModelCards, Validation } from '@mingjian/contract/model-validation';
import { measureOutcomes } from '@mingjian/database/model-validation';
import { saveRecords, seedSources } from '@mingjian/database/records';
import { makeTestDatabase } from '@mingjian/database/testing';
import { RATING_MODEL } from '@mingjian/domain/rating-models';
import type { RecordDraft } from '@mingjian/domain/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestClient, TestServer } from '../http/testing.ts';

const COMPANIES = 204;
const DEFAULTERS = 11;

let server: TestServer;
let client: TestClient;

const codeOf = (place: number): string => `91110000MA${String(place).padStart(8, '0')}`;

const save = (at: string, places: number, record: (place: number) => RecordDraft) =>
  saveRecords(server.db, {
    knownFrom: at,
    retrievedAt: at,
    sourceId: 'necips',
    enteredBy: 'import',
    isSynthetic: true,
    companies: Array.from({ length: places }, (_, place) => ({
      party: {
        kind: 'company',
        name: `测试${place}有限公司`,
        keys: [{ scheme: 'credit_code', value: codeOf(place) }],
      },
      records: [record(place)],
    })),
  });

const saveMarket = async () => {
  await save('2024-06-01T00:00:00.000Z', COMPANIES, (place) => ({
    dimension: 'basic_registration',
    naturalKey: 'registration',
    payload: {
      company_name: `测试${place}有限公司`,
      registration_status: 'active',
      establishment_date: `20${10 + (place % 12)}-03-01`,
    },
  }));
  await save('2025-06-01T00:00:00.000Z', DEFAULTERS, () => ({
    dimension: 'dishonest_debtor',
    naturalKey: '（2025）执1号',
    payload: { dishonest_published_on: '2025-05-10' },
  }));
};

const ask = (query: object = {}, as: TestClient = client) =>
  as.get<Validation>('/rating/getValidation', { ...query });

beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  client = await server.client();
  await seedSources(server.db);
});
afterAll(() => server.close());

describe('GET /rating/getValidation', () => {
  test('says that nothing was measured yet', async () => {
    expect((await ask()).data).toEqual({
      modelVersion: RATING_MODEL.version,
      measuredAt: null,
      leastCompanies: 200,
      next: null,
      report: null,
      today: null,
    });
  });

  test('says that too few companies are known', async () => {
    await measureOutcomes(server.db, { model: RATING_MODEL, clock: () => server.clock.now });
    const { data } = await ask();
    expect(data).toMatchObject({ next: null, report: { cohorts: [], overall: { shortage: 'no-cases' } } });
    expect(data?.measuredAt).toBe(server.clock.now.toISOString());
  });

  test('tells what came of a year end, with cases and intervals, and nothing of any company', async () => {
    await saveMarket();
    server.clock.now = new Date('2026-01-02T08:00:00.000Z');
    await measureOutcomes(server.db, { model: RATING_MODEL, clock: () => server.clock.now });
    const { data } = await ask();
    expect(data?.next).toEqual({ on: '2025-12-31', until: '2026-12-31' });
    expect(data?.report?.cohorts).toEqual([
      {
        on: '2024-12-31',
        companies: COMPANIES,
        notRated: 0,
        inDefault: 0,
        inDefaultUnknown: 0,
        cases: COMPANIES,
        defaults: DEFAULTERS,
        syntheticCases: COMPANIES,
      },
    ]);
    const { overall, classes } = data?.report ?? {};
    expect(overall).toMatchObject({ cases: COMPANIES, defaults: DEFAULTERS, shortage: null });
    expect(overall?.auc?.from).toBeLessThan(overall?.auc?.value ?? 0);
    expect(overall?.rate?.observed).toBeCloseTo((100 * DEFAULTERS) / COMPANIES, 5);
    expect(classes).toHaveLength(18);
    expect(classes?.reduce((sum, { cases }) => sum + cases, 0)).toBe(COMPANIES);
    expect(JSON.stringify(data)).not.toContain('测试');
  });

  test('counts a choice of the cases alone', async () => {
    const cohort = await ask({ cohortOn: '2024-12-31' });
    expect(cohort.data?.report?.overall.cases).toBe(COMPANIES);
    const none = await ask({ cohortOn: '2020-12-31' });
    expect(none.data?.report?.overall).toMatchObject({ cases: 0, rate: null, shortage: 'no-cases' });
    const section = await ask({ section: 'C', sizeGrade: 'small' });
    expect(section.data?.report?.overall.cases).toBe(0);
    expect(section.data?.today).toMatchObject({ rated: 0, concentration: null });
  });

  test('refuses a day that is no year end, a size and a section that do not exist', async () => {
    expect((await ask({ cohortOn: '2024-06-30' })).code).toBe('invalid-input');
    expect((await ask({ sizeGrade: 'huge' })).code).toBe('invalid-input');
    expect((await ask({ section: 'Z9' })).code).toBe('invalid-input');
  });

  test('refuses without the right, and without a session', async () => {
    const other = await server.client({ rights: ['company.profile'] });
    expect((await ask({}, other)).code).toBe('403');
    expect((await server.withToken().get('/rating/getValidation')).code).toBe('401');
  });

  test('is the same for every organisation', async () => {
    const other = await server.client({ organisationId: await server.makeOrganisation() });
    expect((await ask({}, other)).data).toEqual((await ask()).data);
  });
});

describe('GET /rating/getModelCards', () => {
  const askCards = (as: TestClient = client) => as.get<ModelCards>('/rating/getModelCards');

  test('gives a card for each model, the file of the models and the public benchmarks', async () => {
    const { data } = await askCards();
    expect(data?.cards.map(({ code }) => code)).toEqual(['financial', 'behaviour', 'registry', 'scale']);
    expect(data?.cards[2]?.markdown.en).toContain('# Registry model R');
    expect(data?.modelFile).toBe(`/models/rating-${RATING_MODEL.version}.json`);
    const file = await server.app.inject(data?.modelFile ?? '');
    expect(file.statusCode).toBe(200);
    expect(data?.benchmarks.command).toBe('npm run bench -- models --seed 2');
    expect(data?.benchmarks.lines.length).toBeGreaterThan(10);
  });

  test('refuses without the right', async () => {
    const other = await server.client({ rights: ['company.profile'] });
    expect((await askCards(other)).code).toBe('403');
  });
});
