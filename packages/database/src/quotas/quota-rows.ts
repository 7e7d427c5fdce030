import { calculateTerm } from '@mingjian/domain/quotas';
import type { Allocation, DistributedQuota, QuotaKind } from '@mingjian/domain/quotas';
import type pg from 'pg';

/** Which quota: of the organisation that holds the contract, of a kind, in the term of a moment. */
export interface QuotaKey {
  readonly organisationId: number;
  readonly kind: QuotaKind;
  /** ISO instant. */
  readonly at: string;
}

export const toKeyValues = ({ organisationId, kind, at }: QuotaKey) =>
  [organisationId, kind, calculateTerm(at)] as const;

export interface QuotaRow {
  readonly total: number | null;
  readonly used: number;
  readonly allocated: number;
  readonly allocated_used: number;
}

export const toDistributed = (row: QuotaRow): DistributedQuota => ({
  total: row.total,
  used: row.used,
  allocated: row.allocated,
  allocatedUsed: row.allocated_used,
});

export interface QuotaChange {
  readonly accountId: number | null;
  readonly action: 'open' | 'total' | 'distribute' | 'take-back';
  readonly before: number | null;
  readonly after: number | null;
  readonly changedBy: number | null;
}

/** Writes a line of the history; nothing changes one. */
export const addChange = async (client: pg.PoolClient, key: QuotaKey, change: QuotaChange): Promise<void> => {
  await client.query({
    name: 'quota-add-change',
    text: `insert into quota_change
        (organisation_id, kind, term, account_id, action, before, after, changed_by, changed_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      ...toKeyValues(key),
      change.accountId,
      change.action,
      change.before,
      change.after,
      change.changedBy,
      key.at,
    ],
  });
};

/** Tells of a total that is new, once: the row is locked, so nobody else tells it at the same moment. */
const tellNewTotal = async (client: pg.PoolClient, key: QuotaKey, total: number | null): Promise<void> => {
  const { rows } = await client.query<{ after: number | null }>({
    name: 'quota-last-total',
    text: `select after from quota_change
      where organisation_id = $1 and kind = $2 and term = $3 and account_id is null
      order by quota_change_id desc limit 1`,
    values: [...toKeyValues(key)],
  });
  const last = rows[0];
  if (last && last.after === total) return;
  await addChange(client, key, {
    accountId: null,
    action: last ? 'total' : 'open',
    before: last?.after ?? null,
    after: total,
    changedBy: null,
  });
};

/**
 * Opens the term's row where it is missing, gives it the total of the contract as it is now, and keeps it locked until
 * the transaction ends. Every spending and every distribution goes through here first: they stand in a line, and each
 * sees what the one before left.
 */
export const lockQuota = async (
  client: pg.PoolClient,
  key: QuotaKey,
  total: number | null,
): Promise<QuotaRow> => {
  const { rows } = await client.query<QuotaRow>({
    name: 'quota-lock',
    text: `insert into quota as q (organisation_id, kind, term, total, allocated, used)
      values ($1, $2, $3, $4, 0, 0)
      on conflict (organisation_id, kind, term) do update set total = excluded.total
      returning q.total, q.used, q.allocated, q.allocated_used`,
    values: [...toKeyValues(key), total],
  });
  await tellNewTotal(client, key, total);
  return rows[0]!;
};

/** An account's own part of a quota, or none. */
export const findAllocation = async (
  client: Pick<pg.PoolClient, 'query'>,
  key: QuotaKey,
  accountId: number,
): Promise<Allocation | null> => {
  const { rows } = await client.query<Allocation>({
    name: 'quota-find-allocation',
    text: `select allocated, used from quota_allocation
      where organisation_id = $1 and kind = $2 and term = $3 and account_id = $4`,
    values: [...toKeyValues(key), accountId],
  });
  return rows[0] ?? null;
};
