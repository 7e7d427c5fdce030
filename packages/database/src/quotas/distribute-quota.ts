import { toLimit } from '@mingjian/domain/plans';
import type { Grant } from '@mingjian/domain/plans';
import { calculateRest } from '@mingjian/domain/quotas';
import type pg from 'pg';
import { inTransaction } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';
import { addChange, findAllocation, lockQuota, toDistributed, toKeyValues } from './quota-rows.ts';
import type { QuotaKey } from './quota-rows.ts';

export interface QuotaDistribution extends QuotaKey {
  readonly accountId: number;
  /** What plan and packages grant in a term now. */
  readonly total: Grant | undefined;
  /** The account that distributes. */
  readonly changedBy: number;
}

export type DistributionOutcome =
  | { readonly outcome: 'done' | 'unchanged' | 'not-distributed' }
  /** `most`: as many units as the account could have. */
  | { readonly outcome: 'too-many'; readonly most: number }
  /** `least`: as many as it has used. */
  | { readonly outcome: 'below-used'; readonly least: number }
  /** The account was deleted or has left the contract meanwhile. */
  | { readonly outcome: 'no-account' };

/** Keeps an account under the contract until the transaction ends; false when it is not, or not any more. */
const holdAccount = async (
  client: pg.PoolClient,
  accountId: number,
  contractId: number,
): Promise<boolean> => {
  const { rowCount } = await client.query({
    name: 'quota-hold-account',
    text: `select 1 from account a join organisation o using (organisation_id)
      where a.account_id = $1 and a.deleted_at is null and o.contract_id = $2 for share`,
    values: [accountId, contractId],
  });
  return rowCount === 1;
};

/** Gives an account `value` units of its own in the term; more than before, fewer, or none at all. */
export const distributeQuota = (
  db: Database,
  change: QuotaDistribution & { readonly value: number },
): Promise<DistributionOutcome> =>
  inTransaction(db, async (client) => {
    const { accountId, value, changedBy } = change;
    // Before the quota, as whatever takes an account away does: the other way round the two could wait for each other.
    if (!(await holdAccount(client, accountId, change.organisationId))) return { outcome: 'no-account' };
    const quota = await lockQuota(client, change, toLimit(change.total));
    const own = await findAllocation(client, change, accountId);
    const before = own?.allocated ?? 0;
    if (own && before === value) return { outcome: 'unchanged' };
    if (own && value < own.used) return { outcome: 'below-used', least: own.used };
    const rest = calculateRest(toDistributed(quota));
    if (rest !== null && value > before && value - before > rest)
      return { outcome: 'too-many', most: before + rest };
    await client.query({
      name: 'quota-allocate',
      text: `insert into quota_allocation (organisation_id, kind, term, account_id, allocated, used, updated_at)
        values ($1, $2, $3, $4, $5, 0, $6)
        on conflict (organisation_id, kind, term, account_id)
        do update set allocated = excluded.allocated, updated_at = excluded.updated_at`,
      values: [...toKeyValues(change), accountId, value, change.at],
    });
    await client.query({
      name: 'quota-change-allocated',
      text: `update quota set allocated = allocated + $4 where organisation_id = $1 and kind = $2 and term = $3`,
      values: [...toKeyValues(change), value - before],
    });
    await addChange(client, change, {
      accountId,
      action: 'distribute',
      before: own?.allocated ?? null,
      after: value,
      changedBy,
    });
    return { outcome: 'done' };
  });

type TakeBack = Omit<QuotaDistribution, 'total'>;

/** Ends an allocation of a quota that the transaction holds. */
const endAllocation = async (client: pg.PoolClient, change: TakeBack): Promise<DistributionOutcome> => {
  const { accountId, changedBy } = change;
  const own = await findAllocation(client, change, accountId);
  if (!own) return { outcome: 'not-distributed' };
  await client.query({
    name: 'quota-end-allocation',
    text: `delete from quota_allocation
        where organisation_id = $1 and kind = $2 and term = $3 and account_id = $4`,
    values: [...toKeyValues(change), accountId],
  });
  await client.query({
    name: 'quota-give-back',
    text: `update quota set allocated = allocated - $4, allocated_used = allocated_used - $5
        where organisation_id = $1 and kind = $2 and term = $3`,
    values: [...toKeyValues(change), own.allocated, own.used],
  });
  await addChange(client, change, {
    accountId,
    action: 'take-back',
    before: own.allocated,
    after: null,
    changedBy,
  });
  return { outcome: 'done' };
};

/** Ends an account's allocation: what it has not used goes back, and it spends from the rest as before. */
export const takeBackQuota = (db: Database, change: QuotaDistribution): Promise<DistributionOutcome> =>
  inTransaction(db, async (client) => {
    await lockQuota(client, change, toLimit(change.total));
    return endAllocation(client, change);
  });
