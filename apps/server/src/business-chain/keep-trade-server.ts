import type { listPartners } from '@mingjian/contract/business-chain';
import type { OutputOf } from '@mingjian/contract/wire';
import { makeRegistration, saveCompany } from '@mingjian/database/companies/testing';
import { rateChangedCompanies } from '@mingjian/database/ratings';
import { seedSources } from '@mingjian/database/records';
import { makeTestDatabase } from '@mingjian/database/testing';
import type { PartyDraft, RecordDraft } from '@mingjian/domain/records';
import { afterAll, beforeAll } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestClient, TestServer } from '../http/testing.ts';

export const partyOf = (code: string): PartyDraft => ({
  kind: 'company',
  name: `测试${code}`,
  keys: [{ scheme: 'credit_code', value: code }],
});
export const trade = (
  name: string,
  payload: RecordDraft['payload'],
  draft: Partial<RecordDraft> = {},
): RecordDraft => ({
  dimension: 'supplier_customer',
  naturalKey: `${name} ${JSON.stringify(payload)}`,
  eventDate: `${Number(payload['trade_year'])}-12-31`,
  publishedOn: `${Number(payload['trade_year']) + 1}-04-20`,
  payload: { partner_name: name, partner_role: 'supplier', trade_source: 'annual_report', ...payload },
  ...draft,
});
export const supplier = (code: string, share: string, year: number): RecordDraft =>
  trade(
    `测试${code}`,
    { trade_year: year, trade_share_pct: share, trade_amount: `${share}00.00` },
    {
      refs: { partner_id: partyOf(code) },
    },
  );
const customer = (name: string, share: string, year: number): RecordDraft =>
  trade(name, { trade_year: year, partner_role: 'customer', trade_share_pct: share });

const BANKRUPT: RecordDraft = {
  dimension: 'bankruptcy',
  naturalKey: '1',
  eventDate: '2023-05-01',
  payload: { bankruptcy_stage: 'accepted', bankruptcy_case_type: 'liquidation' },
};

interface Kept {
  readonly server: TestServer;
  readonly client: TestClient;
  /** Buys of the other two, sells to one that is known by name alone; in 2024 another share is disclosed late. */
  readonly rootId: number;
  /** In liquidation. */
  readonly badId: number;
}

const makeTrades = async (): Promise<Kept> => {
  const server = await makeTestServer(await makeTestDatabase());
  const client = await server.client();
  await seedSources(server.db);
  const badId = await saveCompany(server.db, 'B1', [
    makeRegistration({ company_name: '明鉴破产有限公司' }),
    BANKRUPT,
  ]);
  await saveCompany(server.db, 'G1', [
    makeRegistration({ company_name: '明鉴良好有限公司' }),
    supplier('B1', '50', 2023),
  ]);
  const rootId = await saveCompany(server.db, 'R1', [
    makeRegistration(),
    supplier('B1', '30', 2023),
    supplier('G1', '10', 2023),
    customer('只有名称的客户', '20', 2023),
    supplier('B1', '20', 2022),
    supplier('O1', '20', 2022),
  ]);
  await rateChangedCompanies(server.db, { clock: () => new Date('2024-04-01T00:00:00Z') });
  await saveCompany(server.db, 'R1', [supplier('G1', '60', 2024)], { knownFrom: '2025-05-01T00:00:00Z' });
  return { server, client, rootId, badId };
};

/** The server of a test file with four companies that trade: made before its tests, closed behind them. */
export const keepTradeServer = (): Kept => {
  const kept = {} as Kept;
  beforeAll(async () => {
    Object.assign(kept, await makeTrades());
  });
  afterAll(() => kept.server.close());
  return kept;
};

/** Asks for the suppliers of a company, or for what the query says instead. */
export const askPartners = (client: TestClient, query: object) =>
  client.get<OutputOf<typeof listPartners>>('/businessChain/listPartners', { role: 'supplier', ...query });
