import * as contract from '@mingjian/contract/quotas';
import type { Quota } from '@mingjian/contract/quotas';
import type { OutputOf } from '@mingjian/contract/wire';
import { findCompanyRows } from '@mingjian/database/companies';
import * as database from '@mingjian/database/quotas';
import type { QuotaKind } from '@mingjian/domain/quotas';
import {
  QUOTA_KINDS,
  calculateAvailable,
  calculateOwnAvailable,
  calculateQuotaStatus,
  calculateTerm,
} from '@mingjian/domain/quotas';
import type { FastifyInstance } from 'fastify';
import { readAsAt, register } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { joinQuota } from './contract-of-call.ts';
import { distribute, listAccountQuotas, listHistory, showDistribution, takeBack } from './distribution.ts';

const readQuotas = ({ db, session, clock }: Pick<Call<never>, 'db' | 'session' | 'clock'>) =>
  database.listQuotas(db, session.contractId, calculateTerm(clock().toISOString()), session.accountId);

/** Every kind of quota in this term, as the contract grants it now. */
const showQuotas = async (call: Call<typeof contract.listQuotas>): Promise<Quota[]> => {
  const term = calculateTerm(call.clock().toISOString());
  const rows = await readQuotas(call);
  return QUOTA_KINDS.map((kind) => {
    const quota = joinQuota(kind, call.session.grants, rows);
    return {
      kind,
      term,
      ...quota,
      available: calculateAvailable(quota),
      status: calculateQuotaStatus(quota),
      ownAvailable: calculateOwnAvailable(quota, quota.own),
    };
  });
};

const REPORT: QuotaKind = 'online-report';

/** What opening companies would cost the account that asks. */
const showPrices = async (
  call: Call<typeof contract.getReportPrices>,
): Promise<OutputOf<typeof contract.getReportPrices>> => {
  const { db, session, clock, input } = call;
  const term = calculateTerm(clock().toISOString());
  const quota = joinQuota(REPORT, session.grants, await readQuotas(call));
  const opened = await database.listOpened(db, session.contractId, REPORT, term, input.companyIds);
  return { term, available: calculateOwnAvailable(quota, quota.own), opened: [...opened] };
};

export const registerQuotas = (app: FastifyInstance): void => {
  register(app, contract.listQuotas, showQuotas);
  register(app, contract.getReportPrices, showPrices);
  register(app, contract.getDistribution, showDistribution);
  register(app, contract.listDistribution, listAccountQuotas);
  register(app, contract.distributeQuota, distribute);
  register(app, contract.takeBackQuota, takeBack);
  register(app, contract.listQuotaChanges, listHistory);
  register(app, contract.listUsage, async ({ db, session, input }) => {
    // Of a common contract every organisation sees what it, and those under it, spent.
    const { rows, total } = await database.listUsage(
      db,
      session.contractId,
      session.organisation.path,
      input,
    );
    // A ledger keeps its lines on every day; names are those of the day.
    const companies = await findCompanyRows(db, rows, readAsAt(input));
    const items = rows.map((row) => ({
      date: row.spent_at,
      description: companies.get(row.company_id)?.name ?? '',
      type: row.kind as QuotaKind,
      companyId: row.company_id,
    }));
    return { items, total, totalIsCapped: false, page: input.page, pageSize: input.pageSize };
  });
};
