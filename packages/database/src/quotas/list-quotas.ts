import type { Allocation, DistributedQuota, QuotaKind } from '@mingjian/domain/quotas';
import { inScope } from '../accounts/index.ts';
import type { Scope } from '../accounts/index.ts';
import { readPage } from '../connection/index.ts';
import type { Database, Page } from '../connection/index.ts';

/** A quota of a term as far as it was touched, with the account's own part of it; the total is that of the contract. */
export interface QuotaOfTerm extends Omit<DistributedQuota, 'total'> {
  readonly kind: QuotaKind;
  readonly own: Allocation | null;
}

/** The quotas an organisation has opened in a term, with what of them is the account's own. */
export const listQuotas = async (
  { kysely }: Database,
  organisationId: number,
  term: string,
  accountId: number,
): Promise<readonly QuotaOfTerm[]> => {
  const rows = await kysely
    .selectFrom('quota')
    .leftJoin('quota_allocation as own', (join) =>
      join
        .onRef('own.organisation_id', '=', 'quota.organisation_id')
        .onRef('own.kind', '=', 'quota.kind')
        .onRef('own.term', '=', 'quota.term')
        .on('own.account_id', '=', accountId),
    )
    .select([
      'quota.kind',
      'quota.used',
      'quota.allocated',
      'quota.allocated_used',
      'own.allocated as own_allocated',
      'own.used as own_used',
    ])
    .where('quota.organisation_id', '=', organisationId)
    .where('quota.term', '=', term)
    .execute();
  return rows.map((row) => ({
    kind: row.kind as QuotaKind,
    used: row.used,
    allocated: row.allocated,
    allocatedUsed: row.allocated_used,
    own: row.own_allocated === null ? null : { allocated: row.own_allocated, used: row.own_used ?? 0 },
  }));
};

/** What accounts within the scope spent of the quotas of a contract, newest first. */
export const listUsage = ({ kysely }: Database, contractId: number, scope: Scope, page: Page) => {
  const own = kysely
    .selectFrom('quota_spend')
    .innerJoin('account', 'account.account_id', 'quota_spend.account_id')
    .innerJoin('organisation', 'organisation.organisation_id', 'account.organisation_id')
    .where('quota_spend.organisation_id', '=', contractId)
    .where(inScope(scope));
  const shown = own
    .select(['quota_spend.company_id', 'quota_spend.kind', 'quota_spend.spent_at'])
    .orderBy('quota_spend.spent_at', 'desc')
    .orderBy('quota_spend.company_id');
  return readPage(own, shown, page);
};
