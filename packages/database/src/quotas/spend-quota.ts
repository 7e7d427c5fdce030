import { calculateTerm } from '@mingjian/domain/quotas';
import type { QuotaKind, QuotaUse } from '@mingjian/domain/quotas';
import { toLimit } from '@mingjian/domain/plans';
import type { Grant } from '@mingjian/domain/plans';
import type pg from 'pg';
import { inTransaction } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';

export interface QuotaDemand {
  /** The organisation that holds the contract. */
  readonly organisationId: number;
  readonly companyId: number;
  readonly kind: QuotaKind;
  /** ISO instant. */
  readonly at: string;
  /** What the plan and packages grant in a term; used when the term has no row of its own yet. */
  readonly total: Grant | undefined;
}

/** `spent`: one unit was taken; `already-spent`: this company was paid for in this term; `exhausted`: nothing left. */
export type QuotaOutcome = 'spent' | 'already-spent' | 'exhausted';

const spendInTransaction = async (client: pg.PoolClient, demand: QuotaDemand & { accountId: number }) => {
  const { organisationId, companyId, kind, at, total, accountId } = demand;
  const term = calculateTerm(at);
  const spend = await client.query({
    name: 'quota-spend',
    text: `insert into quota_spend (organisation_id, company_id, kind, term, account_id, spent_at)
      values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    values: [organisationId, companyId, kind, term, accountId, at],
  });
  if (spend.rowCount === 0) return 'already-spent';
  await client.query({
    name: 'quota-open-term',
    text: `insert into quota (organisation_id, kind, term, total, allocated, used)
      values ($1, $2, $3, $4, 0, 0) on conflict do nothing`,
    values: [organisationId, kind, term, toLimit(total)],
  });
  const used = await client.query({
    name: 'quota-use',
    text: `update quota set used = used + 1
      where organisation_id = $1 and kind = $2 and term = $3 and (total is null or used < total)`,
    values: [organisationId, kind, term],
  });
  return used.rowCount === 1 ? 'spent' : 'exhausted';
};

class Exhausted extends Error {}

/**
 * Spends one unit of a quota for a company, atomically: counted once per organisation, company, kind and term, so that
 * a retry or a second opening costs nothing. When nothing is left nothing is written.
 */
export const spendQuota = async (
  db: Database,
  demand: QuotaDemand & { readonly accountId: number },
): Promise<QuotaOutcome> => {
  try {
    return await inTransaction(db, async (client) => {
      const outcome = await spendInTransaction(client, demand);
      // Thrown, not returned: the line in quota_spend must go as well.
      if (outcome === 'exhausted') throw new Exhausted();
      return outcome;
    });
  } catch (error) {
    if (error instanceof Exhausted) return 'exhausted';
    throw error;
  }
};

/** How much of a quota is used, and whether this company is paid for already. */
export const getQuotaUse = async (
  db: Database,
  { organisationId, companyId, kind, at, total }: QuotaDemand,
): Promise<QuotaUse & { readonly isSpentForCompany: boolean }> => {
  const { rows } = await db.pool.query<{ total: number | null; used: number | null; is_spent: boolean }>({
    name: 'quota-use-of-company',
    text: `select q.total, q.used, exists (select 1 from quota_spend s where s.organisation_id = $1
        and s.kind = $2 and s.term = $3 and s.company_id = $4) as is_spent
      from (select 1) one left join quota q on q.organisation_id = $1 and q.kind = $2 and q.term = $3`,
    values: [organisationId, kind, calculateTerm(at), companyId],
  });
  const row = rows[0];
  const hasTerm = row?.used !== null && row?.used !== undefined;
  return {
    total: hasTerm ? row.total : toLimit(total),
    used: row?.used ?? 0,
    isSpentForCompany: row?.is_spent ?? false,
  };
};
