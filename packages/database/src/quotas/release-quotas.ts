import { calculateTerm } from '@mingjian/domain/quotas';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Schema } from '../connection/index.ts';

export interface QuotaRelease {
  /** Accounts that are deleted, or leave the contract whose quotas they have a part of. */
  readonly accountIds: readonly number[];
  readonly changedBy: number;
  /** ISO instant. */
  readonly at: string;
}

/**
 * Takes back what accounts have of the quotas of this term, within the change that takes them away: what they have not
 * used is there for others, the history tells of it.
 */
export const releaseQuotas = async (
  tx: Transaction<Schema>,
  { accountIds, changedBy, at }: QuotaRelease,
): Promise<void> => {
  const term = calculateTerm(at);
  // First the rows of the quotas, in one order, as every spending and every distribution does.
  await sql`
    select 1 from quota where term = ${term} and (organisation_id, kind) in (
      select organisation_id, kind from quota_allocation
      where account_id = any(${accountIds}::bigint[]) and term = ${term})
    order by organisation_id, kind for update`.execute(tx);
  await sql`
    with gone as (
      delete from quota_allocation where account_id = any(${accountIds}::bigint[]) and term = ${term}
      returning organisation_id, kind, account_id, allocated, used
    ), told as (
      insert into quota_change
        (organisation_id, kind, term, account_id, action, before, after, changed_by, changed_at)
      select organisation_id, kind, ${term}, account_id, 'take-back', allocated, null, ${changedBy}, ${at} from gone
      order by account_id
    )
    update quota q set allocated = q.allocated - s.allocated, allocated_used = q.allocated_used - s.used
    from (select organisation_id, kind, sum(allocated)::integer as allocated, sum(used)::integer as used
      from gone group by organisation_id, kind) s
    where q.organisation_id = s.organisation_id and q.kind = s.kind and q.term = ${term}`.execute(tx);
};
