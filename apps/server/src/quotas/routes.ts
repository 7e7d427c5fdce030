import { listQuotas, listUsage } from '@mingjian/contract/quotas';
import type { Quota } from '@mingjian/contract/quotas';
import { findCompanyRows } from '@mingjian/database/companies';
import * as database from '@mingjian/database/quotas';
import { toLimit } from '@mingjian/domain/plans';
import type { QuotaKind } from '@mingjian/domain/quotas';
import {
  QUOTA_KINDS,
  calculateAvailable,
  calculateQuotaStatus,
  calculateTerm,
} from '@mingjian/domain/quotas';
import type { FastifyInstance } from 'fastify';
import { readAsAt, register } from '../http/index.ts';
import type { Call } from '../http/index.ts';

/** Every kind of quota in this term; one that was not used yet shows what the plan grants. */
const showQuotas = async ({ db, session, clock }: Call<typeof listQuotas>): Promise<Quota[]> => {
  const term = calculateTerm(clock().toISOString());
  const rows = await database.listQuotas(db, session.contractId, term);
  return QUOTA_KINDS.map((kind) => {
    const row = rows.find((item) => item.kind === kind);
    const total = row ? row.total : toLimit(session.grants[kind]);
    const use = { total, used: row?.used ?? 0 };
    const allocated = row?.allocated ?? 0;
    const available = calculateAvailable(use);
    return { kind, term, ...use, allocated, available, status: calculateQuotaStatus(use) };
  });
};

export const registerQuotas = (app: FastifyInstance): void => {
  register(app, listQuotas, showQuotas);
  register(app, listUsage, async ({ db, session, input }) => {
    const { rows, total } = await database.listUsage(db, session.contractId, input);
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
