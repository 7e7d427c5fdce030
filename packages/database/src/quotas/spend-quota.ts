import { calculateOwnAvailable } from '@mingjian/domain/quotas';
import type { Allocation, DistributedQuota } from '@mingjian/domain/quotas';
import { toLimit } from '@mingjian/domain/plans';
import type { Grant } from '@mingjian/domain/plans';
import type pg from 'pg';
import { inTransaction } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';
import { ensureLogMonth, writeLog } from '../system-log/index.ts';
import { findAllocation, lockQuota, toDistributed, toKeyValues } from './quota-rows.ts';
import type { QuotaKey, QuotaRow } from './quota-rows.ts';

export interface QuotaDemand extends QuotaKey {
  readonly accountId: number;
  readonly companyId: number;
  /** What plan and packages grant in a term now. */
  readonly total: Grant | undefined;
}

/** What is spent for: a call, as the system log names it. */
export interface SpendDemand extends QuotaDemand {
  /** Path of the call, `/company/getProfile`. */
  readonly action: string;
  readonly address: string;
  /** The account's own organisation; `organisationId` is the one that holds the contract. */
  readonly accountOrganisationId: number;
}

/** `spent`: one unit was taken; `already-spent`: this company was paid for in this term; `exhausted`: nothing left. */
export type QuotaOutcome = 'spent' | 'already-spent' | 'exhausted';

const takeUnit = async (client: pg.PoolClient, demand: QuotaDemand): Promise<boolean> => {
  const { accountId } = demand;
  const row = await lockQuota(client, demand, toLimit(demand.total));
  // A statement of its own after the lock: what was distributed or taken back a moment before is seen.
  const own = await findAllocation(client, demand, accountId);
  const available = calculateOwnAvailable(toDistributed(row), own);
  if (available !== null && available <= 0) return false;
  await client.query({
    name: 'quota-use',
    text: `update quota set used = used + 1, allocated_used = allocated_used + $4
      where organisation_id = $1 and kind = $2 and term = $3`,
    values: [...toKeyValues(demand), own ? 1 : 0],
  });
  if (own)
    await client.query({
      name: 'quota-use-allocation',
      text: `update quota_allocation set used = used + 1
        where organisation_id = $1 and kind = $2 and term = $3 and account_id = $4`,
      values: [...toKeyValues(demand), accountId],
    });
  return true;
};

/** In the transaction of the unit: whatever ends the server, as many lines stand in the log as units are spent. */
const logSpend = (client: pg.PoolClient, demand: SpendDemand): Promise<void> =>
  writeLog(client, [
    {
      loggedAt: demand.at,
      accountId: demand.accountId,
      organisationId: demand.accountOrganisationId,
      kind: 'spend',
      action: demand.action,
      companyId: demand.companyId,
      code: '0',
      durationMs: 0,
      address: demand.address,
      details: { quota: demand.kind },
    },
  ]);

const spendInTransaction = async (client: pg.PoolClient, demand: SpendDemand): Promise<QuotaOutcome> => {
  const { organisationId, companyId, accountId, at } = demand;
  const [, kind, term] = toKeyValues(demand);
  const spend = await client.query({
    name: 'quota-spend',
    text: `insert into quota_spend (organisation_id, company_id, kind, term, account_id, spent_at)
      values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    values: [organisationId, companyId, kind, term, accountId, at],
  });
  if (spend.rowCount === 0) return 'already-spent';
  if (!(await takeUnit(client, demand))) return 'exhausted';
  await logSpend(client, demand);
  return 'spent';
};

class Exhausted extends Error {}

/**
 * Spends one unit of a quota for a company, atomically: counted once per organisation, company, kind and term, so that
 * a retry or a second opening costs nothing. An account with an allocation spends only from it, any other from what is
 * not distributed. Each unit has its line in the system log. When nothing is left nothing is written.
 */
export const spendQuota = async (db: Database, demand: SpendDemand): Promise<QuotaOutcome> => {
  await ensureLogMonth(db, demand.at);
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

interface UseRow extends QuotaRow {
  readonly own_allocated: number | null;
  readonly own_used: number | null;
  readonly is_spent: boolean;
}

/** How a quota stands for one account and one company. */
export interface AccountQuota extends DistributedQuota {
  readonly own: Allocation | null;
  /** What the account may still use; null: no limit. */
  readonly available: number | null;
  readonly isSpentForCompany: boolean;
}

/** How much of a quota the account may still use, and whether this company is paid for already. */
export const getQuotaUse = async (db: Database, demand: QuotaDemand): Promise<AccountQuota> => {
  const { rows } = await db.pool.query<UseRow>({
    name: 'quota-use-of-company',
    text: `select coalesce(q.used, 0) as used, coalesce(q.allocated, 0) as allocated,
        coalesce(q.allocated_used, 0) as allocated_used, a.allocated as own_allocated, a.used as own_used,
        exists (select 1 from quota_spend s where s.organisation_id = $1
          and s.kind = $2 and s.term = $3 and s.company_id = $4) as is_spent
      from (select 1) one
      left join quota q on q.organisation_id = $1 and q.kind = $2 and q.term = $3
      left join quota_allocation a on a.organisation_id = $1 and a.kind = $2 and a.term = $3
        and a.account_id = $5`,
    values: [...toKeyValues(demand), demand.companyId, demand.accountId],
  });
  const row = rows[0]!;
  const quota = toDistributed({ ...row, total: toLimit(demand.total) });
  const own = row.own_allocated === null ? null : { allocated: row.own_allocated, used: row.own_used ?? 0 };
  return { ...quota, own, available: calculateOwnAvailable(quota, own), isSpentForCompany: row.is_spent };
};
