import type { DistressScores, DistressScoreView } from '@mingjian/contract/distress-scores';
import { makeRegistration, makeStatement, saveCompany } from '@mingjian/database/companies/testing';
import { seedSources } from '@mingjian/database/records';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestClient, TestServer } from '../http/testing.ts';

let server: TestServer;
let client: TestClient;
let privateId: number;
let listedId: number;

const BALANCE = {
  total_assets: '1000.00',
  total_current_assets: '600.00',
  inventories: '250.00',
  total_current_liabilities: '400.00',
  total_liabilities: '500.00',
  total_equity: '500.00',
  retained_earnings: '150.00',
  surplus_reserve: '50.00',
};
const INCOME = {
  operating_revenue: '900.00',
  total_profit: '80.00',
  interest_expense: '20.00',
  net_profit: '60.00',
  depreciation_and_amortisation: '40.00',
};
const LATEST = makeStatement('2025-12-31', { balance_sheet: BALANCE, income_statement: INCOME });
const EARLIER = makeStatement('2024-12-31', {
  balance_sheet: { total_assets: '800.00' },
  income_statement: { net_profit: '40.00' },
});
const LISTING = {
  dimension: 'listing_profile',
  naturalKey: '600001',
  publishedOn: '2026-04-20',
  payload: { exchange: 'SSE', market_cap: '750.00', equity_volatility_1y: '40.0000' },
};
const MANUFACTURER = {
  dimension: 'industry_classification',
  naturalKey: 'industry',
  payload: { industry_section_code: 'C', industry_division_code: 'C39' },
};
const LATER = { knownFrom: '2026-05-01T00:00:00.000Z' };

beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  client = await server.client();
  await seedSources(server.db);
  privateId = await saveCompany(server.db, 'D1', [makeRegistration(), ...EARLIER]);
  await saveCompany(server.db, 'D1', LATEST, LATER);
  listedId = await saveCompany(server.db, 'D2', [
    makeRegistration(),
    MANUFACTURER,
    LISTING,
    ...EARLIER,
    ...LATEST,
  ]);
});
afterAll(() => server.close());

const ask = (query: object, as: TestClient = client) =>
  as.get<DistressScores>('/rating/getDistressScores', { ...query });
const scoreOf = (data: DistressScores | null | undefined, code: string): DistressScoreView => {
  const found = data?.scores.find((score) => score.code === code);
  if (!found) throw new Error(`no score ${code}`);
  return found;
};

describe('GET /rating/getDistressScores', () => {
  test('gives every published model, each with its source, marked as no part of the rating', async () => {
    const { data } = await ask({ companyId: privateId });
    expect(data).toMatchObject({
      periodEnd: '2025-12-31',
      earlierPeriodEnd: '2024-12-31',
      caution: { en: expect.stringContaining('not part of the rating') },
    });
    expect(data?.scores).toHaveLength(14);
    expect(scoreOf(data, 'altman-em-score')).toMatchObject({
      score: '6.936',
      zone: 'safe',
      cutOffs: { distress: '4.35', safe: '5.85', reach: '3' },
      equivalent: { symbol: 'A+', class: '3A5' },
      source: { year: 2005, mark: 'M' },
      isMadeForIndustry: null,
    });
    expect(scoreOf(data, 'z-china').score).toBe('1.217533333333');
    expect(Number(scoreOf(data, 'zmijewski-x').probability)).toBeCloseTo(3.909551171273, 9);
    expect(scoreOf(data, 'ohlson-o')).toMatchObject({ isRankOnly: true, zone: null, probability: null });
  });

  test('opens each term to weight, formula and the cells of both years, and the sums close', async () => {
    const { data } = await ask({ companyId: privateId });
    for (const { score, constant, terms } of data?.scores ?? []) {
      if (score === null || constant === null) continue;
      const sum = terms.reduce((total, term) => total + Number(term.contribution), Number(constant));
      expect(sum).toBeCloseTo(Number(score), 9);
    }
    const term = scoreOf(data, 'z-china').terms[1];
    expect(term).toMatchObject({
      weight: '9.32',
      value: '0.066666666667',
      formula: 'net_profit ÷ average(total_assets)',
      formulaWords: { cn: '净利润 ÷ [资产总计两年平均]' },
    });
    expect(term?.cells.map(({ field, value, periodEnd }) => [field, value, periodEnd])).toEqual([
      ['net_profit', '60.00', '2025-12-31'],
      ['total_assets', '1000.00', '2025-12-31'],
      ['total_assets', '800.00', '2024-12-31'],
    ]);
    const [, , earlier] = term?.cells ?? [];
    const record = await client.get<{ payload: Record<string, string> }>('/company/getRecord', {
      companyId: privateId,
      recordId: earlier?.recordId,
    });
    expect(record.data?.payload['total_assets']).toBe('800.00');
  });

  test('says what a model of the market lacks, and takes what the listing tells', async () => {
    const lacking = scoreOf((await ask({ companyId: privateId })).data, 'altman-z');
    expect(lacking).toMatchObject({ score: null, zone: null });
    expect(lacking.missing).toEqual([
      {
        name: 'market_value',
        label: { en: 'Market value of equity', cn: '股权市值' },
        reason: 'not-on-the-market',
        reasonWords: expect.anything(),
        periodEnd: null,
        orElse: [],
        neededFor: [{ en: 'Market value / total liabilities', cn: '股权市值／负债合计' }],
      },
    ]);
    const { data } = await ask({ companyId: listedId });
    const listed = scoreOf(data, 'altman-z');
    expect(listed).toMatchObject({ score: '2.6491', zone: 'grey', isMadeForIndustry: true });
    expect(listed.terms[3]?.cells[0]).toMatchObject({
      field: 'market_cap',
      value: '750.00',
      unit: 'CNY',
      periodEnd: '2026-04-20',
      dimension: 'listing_profile',
      recordId: expect.any(Number),
    });
    const merton = scoreOf(data, 'merton-kmv');
    expect(merton.score).toBeNull();
    expect(merton.missing.map(({ name }) => name)).toContain('risk_free_rate');
  });

  test('stands on the accounts that were known on the day', async () => {
    const { data } = await ask({ companyId: privateId, asAt: '2026-04-01' });
    expect(data).toMatchObject({ periodEnd: '2024-12-31', earlierPeriodEnd: null });
    expect(scoreOf(data, 'altman-em-score')).toMatchObject({ score: null });
    expect(scoreOf(data, 'z-china').missing).toContainEqual(
      expect.objectContaining({ name: 'total_assets', reason: 'no-earlier-statement', periodEnd: null }),
    );
    const none = await ask({ companyId: listedId, asAt: '2020-01-01' });
    expect(none.code).toBe('company-does-not-exist');
  });

  test('names every item of a company without accounts', async () => {
    const companyId = await saveCompany(server.db, 'D3', [makeRegistration()]);
    const { data } = await ask({ companyId });
    expect(data?.periodEnd).toBeNull();
    expect(data?.scores.every(({ score, missing }) => score === null && missing.length > 0)).toBe(true);
    expect(scoreOf(data, 'beaver-cash-flow').missing.map(({ reason }) => reason)).toEqual([
      'no-statement',
      'no-statement',
      'no-statement',
    ]);
  });

  test('hides the amounts and records of dimensions that the account may not see', async () => {
    const narrow = await server.client({ rights: ['rating.view'] });
    const { data } = await ask({ companyId: listedId }, narrow);
    const { score, terms } = scoreOf(data, 'altman-z');
    expect(score).toBe('2.6491');
    const cells = terms.flatMap((term) => term.cells);
    expect(cells.every(({ value, recordId }) => value === null && recordId === null)).toBe(true);
    const accountant = await server.client({ rights: ['rating.view', 'company.financials'] });
    const [market] =
      scoreOf((await ask({ companyId: listedId }, accountant)).data, 'altman-z').terms[3]?.cells ?? [];
    expect(market).toMatchObject({ field: 'market_cap', value: null, recordId: null });
  });

  test('refuses a company that does not exist, input that is no id, and a missing right', async () => {
    expect((await ask({ companyId: 999_999_999 })).code).toBe('company-does-not-exist');
    expect((await ask({ companyId: 'x' })).code).toBe('invalid-input');
    expect((await ask({ companyId: listedId, asAt: 'soon' })).code).toBe('invalid-input');
    const profileOnly = await server.client({ rights: ['company.profile'] });
    expect((await ask({ companyId: listedId }, profileOnly)).code).toBe('403');
    expect((await server.withToken().get('/rating/getDistressScores', { companyId: listedId })).code).toBe(
      '401',
    );
  });
});
