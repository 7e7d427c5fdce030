import { makeCompanyBatch, makeRegistration, makeStatement } from '@mingjian/database/companies/testing';
import { rateChangedCompanies } from '@mingjian/database/ratings';
import { saveRecords, seedSources } from '@mingjian/database/records';
import { makeTestDatabase } from '@mingjian/database/testing';
import type { RecordDraft } from '@mingjian/domain/records';
import { makeTestServer } from '../http/testing.ts';
import type { TestServer } from '../http/testing.ts';

const ACCOUNTS = makeStatement('2025-12-31', {
  balance_sheet: {
    total_assets: '1000000.00',
    total_current_assets: '600000.00',
    total_current_liabilities: '400000.00',
    total_liabilities: '500000.00',
    total_equity: '500000.00',
    retained_earnings: '150000.00',
    surplus_reserve: '50000.00',
    inventories: '150000.00',
    accounts_receivable: '120000.00',
    long_term_borrowings: '80000.00',
  },
  income_statement: {
    total_profit: '80000.00',
    interest_expense: '20000.00',
    depreciation_and_amortisation: '30000.00',
    net_profit: '60000.00',
    operating_revenue: '1200000.00',
    operating_cost: '900000.00',
  },
});
const LISTED: RecordDraft = {
  dimension: 'dishonest_debtor',
  naturalKey: '(2026)测1号',
  payload: { dishonest_published_on: '2026-02-01' },
};

export const saveCompany = async (
  { db }: TestServer,
  code: string,
  records: readonly RecordDraft[],
): Promise<number> => {
  await saveRecords(db, makeCompanyBatch(code, [makeRegistration(), ...records]));
  const { rows } = await db.pool.query<{ company_id: number }>(
    'select company_id from party_key where value = $1',
    [code],
  );
  return rows[0]?.company_id ?? 0;
};

/** Test data: a server with a company rated by its accounts, one by a default fact, and one that no run has seen. */
export const makeRatedServer = async () => {
  const server = await makeTestServer(await makeTestDatabase());
  await seedSources(server.db);
  const companyId = await saveCompany(server, 'T1', ACCOUNTS);
  const debtorId = await saveCompany(server, 'T2', [LISTED]);
  await rateChangedCompanies(server.db, { clock: () => new Date('2026-05-02T08:00:00.000Z') });
  const unratedId = await saveCompany(server, 'T3', []);
  return { server, companyId, debtorId, unratedId };
};
