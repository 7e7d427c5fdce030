import type { WhatIfInput } from '@mingjian/contract/ratings';
import type { SavedScenario } from '@mingjian/contract/what-if';
import { makeRegistration, makeStatement, saveCompany } from '@mingjian/database/companies/testing';
import { rateChangedCompanies } from '@mingjian/database/ratings';
import { seedSources } from '@mingjian/database/records';
import { makeTestDatabase } from '@mingjian/database/testing';
import { MOST_SCENARIOS } from '@mingjian/database/what-if';
import { prepareFinancialModel, toPoints } from '@mingjian/domain/default-risk';
import type { RatingInput } from '@mingjian/domain/default-risk';
import type { AdditiveModel } from '@mingjian/domain/models';
import { getRatingClass } from '@mingjian/domain/ratings';
import { EMPTY_SCENARIO, rateScenario } from '@mingjian/domain/what-if';
import type { Scenario } from '@mingjian/domain/what-if';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestClient, TestServer } from '../http/testing.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let server: TestServer;
let companyId: number;
let unratedId: number;

const ACCOUNTS = makeStatement('2025-12-31', {
  balance_sheet: {
    cash_and_equivalents: '80000.00',
    accounts_receivable: '200000.00',
    notes_receivable: '20000.00',
    other_receivables: '10000.00',
    inventories: '290000.00',
    total_current_assets: '600000.00',
    fixed_assets: '400000.00',
    total_non_current_assets: '400000.00',
    total_assets: '1000000.00',
    short_term_borrowings: '150000.00',
    accounts_payable: '250000.00',
    total_current_liabilities: '400000.00',
    long_term_borrowings: '100000.00',
    bonds_payable: '0.00',
    total_non_current_liabilities: '100000.00',
    total_liabilities: '500000.00',
    paid_in_capital: '300000.00',
    surplus_reserve: '50000.00',
    retained_earnings: '150000.00',
    total_equity: '500000.00',
    total_liabilities_and_equity: '1000000.00',
  },
  income_statement: {
    operating_revenue: '1200000.00',
    operating_cost: '1000000.00',
    interest_expense: '20000.00',
    total_profit: '80000.00',
    income_tax_expense: '20000.00',
    net_profit: '60000.00',
    depreciation_and_amortisation: '30000.00',
  },
});

const SCENARIO: Scenario = {
  lines: [
    { field: 'inventories', change: 'percent', value: '-12.5' },
    { field: 'short_term_borrowings', change: 'amount', value: '400000.00' },
  ],
  facts: [{ kind: 'add', event: 'enforcement', date: '2026-01-15', amount: '30000' }],
  parties: [{ kind: 'add', name: '乙集团', sharePercent: 60, grade: 14, hasGuarantee: false }],
  opinion: 'qualified',
};

beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  await seedSources(server.db);
  companyId = await saveCompany(server.db, '91110000MA00000001', [makeRegistration(), ...ACCOUNTS]);
  await rateChangedCompanies(server.db, { clock: () => new Date('2026-05-02T08:00:00.000Z') });
  unratedId = await saveCompany(server.db, '91110000MA00000002', [makeRegistration()]);
});
beforeEach(() => server.clock.forward(MINUTE_MS));
afterAll(() => server.close());

const save = (client: TestClient, over: object = {}) =>
  client.post<SavedScenario>('/whatIf/saveScenario', {
    companyId,
    name: '增加短期借款',
    scenario: SCENARIO,
    ...over,
  });
const list = async (client: TestClient, query: object = {}) =>
  (await client.get<{ scenarios: SavedScenario[] }>('/whatIf/listScenarios', { companyId, ...query })).data!
    .scenarios;

describe('a what-if', () => {
  it('comes out the same in the browser, from the model file and the answers of the server', async () => {
    const client = await server.client();
    const shown = (await client.get<WhatIfInput>('/rating/getWhatIfInput', { companyId })).data!;
    const file = await server.app.inject({ url: shown.model.path });
    // As a browser does: everything has come through JSON.
    const model = prepareFinancialModel(file.json<AdditiveModel>());
    const { result } = rateScenario(shown.input as RatingInput, SCENARIO, model);
    const { code, data } = await save(client);
    expect(code).toBe('0');
    expect(data).toEqual({
      scenarioId: expect.any(Number),
      companyId,
      name: '增加短期借款',
      scenario: SCENARIO,
      before: expect.any(Object),
      after: expect.objectContaining({ class: getRatingClass(result.grade!).name }),
      modelVersion: shown.model.version,
      ratedAt: shown.ratedAt,
      madeAt: server.clock.now.toISOString(),
    });
    const { after, before } = data!;
    expect(Math.abs(Number(after.pd) - result.pd!)).toBeLessThan(1e-9);
    expect(Math.abs(Number(after.points) - toPoints(result.logOdds!))).toBeLessThan(1e-9);
    expect(Math.abs(Number(after.solvencyIndex) - result.solvencyIndex!)).toBeLessThan(1e-9);
    expect(Number(after.pd)).toBeGreaterThan(Number(before.pd));
    const rating = (await client.get<{ class: string; pd: string }>('/rating/getRating', { companyId }))
      .data!;
    expect(before).toMatchObject({ class: rating.class });
    expect(Number(before.pd)).toBeCloseTo(Number(rating.pd), 6);
  });

  it('is listed newest first, on an earlier day those of then, and leaves the rating alone', async () => {
    const client = await server.client();
    const rating = await client.get('/rating/getRating', { companyId });
    await save(client);
    const asAt = server.clock.now.toISOString().slice(0, 10);
    server.clock.forward(3 * DAY_MS);
    const later = await server.signIn(client.account);
    await save(later, { name: '无变化', scenario: EMPTY_SCENARIO });
    const names = (await list(later)).map(({ name }) => name);
    expect(names).toEqual(['无变化', '增加短期借款']);
    expect((await list(later, { asAt })).map(({ name }) => name)).toEqual(['增加短期借款']);
    expect(await list(later, { asAt: '2026-11-01' })).toEqual([]);
    const again = await later.get('/rating/getRating', { companyId });
    expect(again.data).toMatchObject({ inputHash: (rating.data as { inputHash: string }).inputHash });
  });

  it('is deleted, and stands again when it is saved once more', async () => {
    const client = await server.client();
    const { data } = await save(client);
    const { scenarioId, name, scenario, after } = data!;
    expect(await client.post('/whatIf/deleteScenario', { scenarioId })).toMatchObject({
      data: { isDeleted: true },
    });
    expect(await list(client)).toEqual([]);
    expect((await client.post('/whatIf/deleteScenario', { scenarioId })).code).toBe(
      'scenario-does-not-exist',
    );
    expect((await save(client, { name, scenario })).data).toMatchObject({ name, scenario, after });
  });

  it('has a name of its own, and there are twenty at most, however many arrive at once', async () => {
    const client = await server.client();
    const codes = await Promise.all([1, 2].map(async () => (await save(client)).code));
    expect(new Set(codes)).toEqual(new Set(['0', 'scenario-name-taken']));
    await server.db.pool.query(
      `insert into what_if_scenario
         (account_id, company_id, name, scenario, before, after, model_version, rated_at, made_at)
       select account_id, company_id, 'copy ' || n, scenario, before, after, model_version, rated_at, made_at
       from what_if_scenario, generate_series(1, $2::int) n where account_id = $1`,
      [client.account.accountId, MOST_SCENARIOS - 1],
    );
    expect(await list(client)).toHaveLength(MOST_SCENARIOS);
    expect((await save(client, { name: '再一个' })).code).toBe('too-many-scenarios');
  });
});

describe('wrong input', () => {
  const line = (over: object) => ({ ...SCENARIO, lines: [{ ...SCENARIO.lines[0], ...over }] });
  it.each([
    ['a company that is none', { companyId: 'x' }],
    ['no name', { name: '  ' }],
    ['a long name', { name: '名'.repeat(101) }],
    ['a name that no database holds', { name: 'a\0b' }],
    ['no scenario', { scenario: undefined }],
    ['words for a number', { scenario: line({ value: 'much' }) }],
    ['a field that is none', { scenario: line({ field: "inventories'; drop" }) }],
    [
      'too many lines',
      { scenario: { ...SCENARIO, lines: Array.from({ length: 81 }, () => SCENARIO.lines[0]) } },
    ],
    [
      'an event that is none',
      { scenario: { ...SCENARIO, facts: [{ ...SCENARIO.facts[0], event: 'luck' }] } },
    ],
    [
      'a day that is none',
      { scenario: { ...SCENARIO, facts: [{ ...SCENARIO.facts[0], date: '2026-02-30' }] } },
    ],
    ['a class that is none', { scenario: { ...SCENARIO, parties: [{ ...SCENARIO.parties[0], grade: 20 }] } }],
    ['an opinion that is none', { scenario: { ...SCENARIO, opinion: 'good' } }],
  ])('%s is refused', async (_, over) => {
    const client = await server.client();
    expect((await save(client, over)).code).toBe('invalid-input');
    expect(await list(client)).toEqual([]);
  });

  it('a line that the accounts cannot take is refused with the sentence of the screen', async () => {
    const client = await server.client();
    for (const over of [{ field: 'total_assets' }, { field: 'goodwill' }, { value: '-100.01' }])
      expect(await save(client, { scenario: line(over) })).toMatchObject({
        code: 'numeric-value-invalid',
        msg: 'Please enter a valid numeric value',
      });
  });

  it('an unknown company, and one without a rating, have no what-if', async () => {
    const client = await server.client();
    expect((await save(client, { companyId: 999_999_999 })).code).toBe('company-does-not-exist');
    expect((await save(client, { companyId: unratedId })).code).toBe('rating-does-not-exist');
    expect((await client.get('/whatIf/listScenarios', { companyId: 999_999_999 })).code).toBe(
      'company-does-not-exist',
    );
    expect((await client.post('/whatIf/deleteScenario', { scenarioId: 'x' })).code).toBe('invalid-input');
  });
});

describe('who may', () => {
  const CALLS: readonly (readonly ['get' | 'post', string, () => object])[] = [
    ['post', '/whatIf/saveScenario', () => ({ companyId, name: 'x', scenario: SCENARIO })],
    ['get', '/whatIf/listScenarios', () => ({ companyId })],
    ['post', '/whatIf/deleteScenario', () => ({ scenarioId: 1 })],
  ];

  it.each(CALLS)(
    '%s %s wants a session, the right to ratings and a plan with them',
    async (method, path, input) => {
      const ask = async (client: TestClient) =>
        (await client[method](path, input() as Record<string, unknown>)).code;
      expect(await ask(server.withToken())).toBe('401');
      expect(await ask(await server.client({ rights: ['company.profile'] }))).toBe('403');
      expect(await ask(await server.client({ plan: 'basic' }))).toBe('feature-not-activated');
    },
  );

  it('saving wants the right to the accounts too, since it tells what they make of it', async () => {
    const client = await server.client({ rights: ['rating.view'] });
    expect((await save(client)).code).toBe('403');
    expect(await list(client)).toEqual([]);
  });

  it('nobody but the author sees or deletes one: no colleague, no administrator, no other organisation', async () => {
    const author = await server.client();
    const { scenarioId } = (await save(author)).data!;
    const { organisationId } = author.account;
    for (const other of [
      await server.client({ organisationId }),
      await server.client({ organisationId, type: 'administrator', role: 'organisation-administrator' }),
      await server.client(),
    ]) {
      expect(await list(other)).toEqual([]);
      expect((await other.post('/whatIf/deleteScenario', { scenarioId })).code).toBe(
        'scenario-does-not-exist',
      );
    }
    expect(await list(author)).toHaveLength(1);
  });

  it('leaves a line in the system log that does not tell what was supposed', async () => {
    const client = await server.client();
    await save(client, { name: '机密情景' });
    const { rows } = await server.db.pool.query(
      `select action, company_id, details from system_log where account_id = $1 and kind <> 'spend'`,
      [client.account.accountId],
    );
    expect(rows).toEqual([{ action: '/whatIf/saveScenario', company_id: companyId, details: {} }]);
  });
});
