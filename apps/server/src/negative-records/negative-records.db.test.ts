import type { getNegativeSummary } from '@mingjian/contract/negative-records';
import type { OutputOf } from '@mingjian/contract/wire';
import { makeRegistration, makeStatement, saveCompany } from '@mingjian/database/companies/testing';
import { seedSources } from '@mingjian/database/records';
import { makeTestDatabase } from '@mingjian/database/testing';
import type { RecordDraft } from '@mingjian/domain/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestClient, TestServer } from '../http/testing.ts';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  client = await server.client();
  await seedSources(server.db);
});
afterAll(() => server.close());

let count = 0;
const make = (
  dimension: string,
  payload: RecordDraft['payload'],
  draft: Partial<RecordDraft> = {},
): RecordDraft => ({ dimension, naturalKey: `${(count += 1)}`, payload, ...draft });

type Summary = OutputOf<typeof getNegativeSummary>;
const ask = (companyId: unknown, query: object = {}, by: TestClient = client) =>
  by.get<Summary>('/company/getNegativeSummary', { companyId, ...query });

const kindOf = (summary: Summary | null, kind: string) => summary?.kinds.find((one) => one.kind === kind);

const statement = (equity: string) =>
  makeStatement('2024-12-31', {
    balance_sheet: { total_equity: equity },
    income_statement: { net_profit: '1' },
  });

describe('the summary of negative records', () => {
  test('tells open against closed, what is owed and its share of net assets, by kind', async () => {
    const companyId = await saveCompany(
      server.db,
      'N1',
      [
        makeRegistration(),
        ...statement('1000.00'),
        make(
          'enforcement',
          { enforcement_amount: '200.10', enforcement_status: 'open' },
          { eventDate: '2024-05-01' },
        ),
        make('enforcement', { enforcement_status: 'open' }, { eventDate: '2025-02-01', status: 'disputed' }),
        make('enforcement', { enforcement_amount: '900', enforcement_status: 'closed' }),
        make('enforcement', {
          enforcement_amount: '70',
          unperformed_amount: '50',
          enforcement_status: 'terminated',
        }),
        make('judgment', { company_role: 'plaintiff', judgment_amount: '5000' }),
        make('asset_freeze_auction', { freeze_executed_person: '某股东', freeze_equity_amount: '300' }),
        make('equity_pledge', {
          pledgor: '明鉴测试有限公司',
          pledged_equity_amount: '100',
          pledge_status: 'valid',
        }),
      ],
      {
        coverage: [
          { dimension: 'dishonest_debtor', state: 'none_found' },
          { dimension: 'bankruptcy', state: 'not_covered' },
        ],
      },
    );
    const { data } = await ask(companyId);
    expect(data).toMatchObject({
      on: '2026-11-20',
      netAssets: { amount: '1000.00', periodEnd: '2024-12-31' },
    });
    expect(kindOf(data, 'enforcement')).toMatchObject({
      state: 'found',
      counts: { open: 2, closed: 1, disputed: 1, otherSide: 0, namesakes: 0 },
      openAmount: { amount: '200.10', records: 1, shareOfNetAssets: '20.01' },
      roles: [{ role: 'executed', records: 3 }],
      lastEventOn: '2025-02-01',
    });
    expect(kindOf(data, 'terminated_enforcement')).toMatchObject({
      dimension: 'enforcement',
      counts: { open: 1 },
      openAmount: { amount: '50.00', shareOfNetAssets: '5.00' },
    });
    expect(kindOf(data, 'judgment')).toMatchObject({
      state: 'none_found',
      counts: { open: 0, closed: 0, otherSide: 1 },
      openAmount: null,
      roles: [{ role: 'plaintiff', records: 1 }],
    });
    expect(kindOf(data, 'equity_pledge')).toMatchObject({
      group: 'encumbrance',
      openAmount: { amount: '100.00', shareOfNetAssets: '10.00' },
      roles: [{ role: 'pledgor', records: 1 }],
    });
    expect(kindOf(data, 'asset_freeze_auction')).toMatchObject({
      openAmount: { amount: '300.00', shareOfNetAssets: null },
      roles: [{ role: 'freeze_target', records: 1 }],
    });
    expect(kindOf(data, 'dishonest_debtor')).toMatchObject({ state: 'none_found', counts: { open: 0 } });
    expect(kindOf(data, 'bankruptcy')).toMatchObject({
      state: 'not_covered',
      counts: null,
      hasAmounts: false,
    });
    expect(data?.kinds[0]?.kind).toBe('dishonest_debtor');
  });

  test('has no share where equity is not positive or there is no annual statement', async () => {
    const tax = () => make('tax_negative', { arrears_balance: '10' });
    const poor = await saveCompany(server.db, 'N2', [makeRegistration(), ...statement('-5'), tax()]);
    const unknown = await saveCompany(server.db, 'N3', [makeRegistration(), tax()]);
    const amounts = await Promise.all(
      [poor, unknown].map(async (id) => kindOf((await ask(id)).data, 'tax_negative')?.openAmount),
    );
    expect(amounts).toEqual([
      { amount: '10.00', records: 1, shareOfNetAssets: null },
      { amount: '10.00', records: 1, shareOfNetAssets: null },
    ]);
    expect((await ask(unknown)).data?.netAssets).toBeNull();
  });

  test('counts the days to the next hearing, and those of a past day from that day', async () => {
    const companyId = await saveCompany(server.db, 'N4', [
      makeRegistration(),
      make('hearing_notice', {
        hearing_date: '2026-12-01T16:30:00.000Z',
        hearing_case_no: '（2026）粤0305民初1号',
        hearing_company_role: 'plaintiff',
      }),
    ]);
    expect((await ask(companyId)).data?.nextHearing).toMatchObject({
      on: '2026-12-02',
      daysUntil: 12,
      caseNumber: '（2026）粤0305民初1号',
      role: 'plaintiff',
      upcoming: 1,
      provenance: { dimension: 'hearing_notice' },
    });
    const then = (await ask(companyId, { asAt: '2026-11-30', clock: 'valid' })).data;
    expect(then?.nextHearing?.daysUntil).toBe(2);
    expect((await ask(companyId, { asAt: '2027-01-01', clock: 'valid' })).data?.nextHearing).toBeNull();
  });

  test('tells of a past day what was open then', async () => {
    const draft = make('enforcement', { enforcement_amount: '8', enforcement_status: 'open' });
    const companyId = await saveCompany(server.db, 'N5', [makeRegistration(), draft]);
    const payload = { ...draft.payload, enforcement_status: 'closed' };
    await saveCompany(server.db, 'N5', [{ ...draft, payload }], { knownFrom: '2025-01-01T00:00:00Z' });
    const openOn = async (query: object) =>
      kindOf((await ask(companyId, query)).data, 'enforcement')?.counts?.open;
    expect(await openOn({})).toBe(0);
    expect(await openOn({ asAt: '2024-06-30' })).toBe(1);
  });

  test('withholds net assets without the right to statements, and all of it without its own', async () => {
    const companyId = await saveCompany(server.db, 'N6', [
      makeRegistration(),
      ...statement('777777777'),
      make('tax_negative', { arrears_balance: '10' }),
    ]);
    const narrow = await server.client({ rights: ['company.profile', 'negative-record.view'] });
    const { data } = await ask(companyId, {}, narrow);
    expect(data).toMatchObject({ netAssets: null, isNetAssetsWithheld: true });
    expect(kindOf(data, 'tax_negative')?.openAmount?.shareOfNetAssets).toBeNull();
    const alone = await server.client({ rights: ['negative-record.view'] });
    expect(kindOf((await ask(companyId, {}, alone)).data, 'equity_pledge')).toMatchObject({
      state: 'withheld',
      counts: null,
    });
    const without = await server.client({ rights: ['company.profile'] });
    expect((await ask(companyId, {}, without)).code).toBe('403');
    expect((await server.withToken().get('/company/getNegativeSummary', { companyId })).code).toBe('401');
  });

  test('needs a company that exists and a day that is one', async () => {
    expect((await ask(999_999)).code).toBe('company-does-not-exist');
    expect((await ask('x')).code).toBe('invalid-input');
    expect((await ask(1, { asAt: 'yesterday' })).code).toBe('invalid-input');
  });
});
