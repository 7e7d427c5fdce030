import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { escapeLike, inScope } from '../accounts/index.ts';
import type { Scope } from '../accounts/index.ts';
import { readPage } from '../connection/index.ts';
import type { Database, Page } from '../connection/index.ts';

export interface DistributionFilter extends Page {
  readonly kind: string;
  readonly term: string;
  /** Part of account name, real name, other name or number. */
  readonly keyword?: string | undefined;
  /** True: only accounts that have an allocation. */
  readonly isDistributed?: boolean | undefined;
}

/** The accounts of a contract within the scope, each with its part of a quota and what it has spent in the term. */
export const listDistribution = (
  { kysely }: Database,
  contractId: number,
  scope: Scope,
  { kind, term, keyword, isDistributed, ...page }: DistributionFilter,
) => {
  const like = `%${escapeLike(keyword ?? '')}%`;
  const all = kysely
    .selectFrom('account')
    .innerJoin('organisation', 'organisation.organisation_id', 'account.organisation_id')
    .leftJoin('quota_allocation', (join) =>
      join
        .onRef('quota_allocation.account_id', '=', 'account.account_id')
        .on('quota_allocation.organisation_id', '=', contractId)
        .on('quota_allocation.kind', '=', kind)
        .on('quota_allocation.term', '=', term),
    )
    .where('organisation.contract_id', '=', contractId)
    .where('account.deleted_at', 'is', null)
    .where(inScope(scope))
    .$if(keyword !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(account.username ilike ${like} or account.real_name ilike ${like}
          or account.alias ilike ${like} or account.number ilike ${like})`,
      ),
    )
    .$if(isDistributed === true, (query) => query.where('quota_allocation.account_id', 'is not', null));
  const shown = all
    .select([
      'account.account_id',
      'account.number',
      'account.username',
      'account.real_name',
      'account.status',
      'account.expires_on',
      'organisation.name as organisation_name',
      'quota_allocation.allocated',
      'quota_allocation.used',
    ])
    .select(({ selectFrom }) =>
      selectFrom('quota_spend')
        .select(({ fn }) => fn.countAll<number>().as('spent'))
        .where('quota_spend.organisation_id', '=', contractId)
        .whereRef('quota_spend.account_id', '=', 'account.account_id')
        .where('quota_spend.kind', '=', kind)
        .where('quota_spend.term', '=', term)
        .as('spent'),
    )
    .orderBy('account.username');
  return readPage(all, shown, page);
};

/** Every distribution and change of a contract's quotas within the scope, newest first. */
export const listChanges = (
  { kysely }: Database,
  contractId: number,
  scope: Scope,
  { kind, ...page }: Page & { readonly kind?: string | undefined },
) => {
  const all = kysely
    .selectFrom('quota_change')
    .leftJoin('account', 'account.account_id', 'quota_change.account_id')
    .leftJoin('organisation', 'organisation.organisation_id', 'account.organisation_id')
    .leftJoin('account as changer', 'changer.account_id', 'quota_change.changed_by')
    .where('quota_change.organisation_id', '=', contractId)
    // A change of the total concerns everybody under the contract.
    .where((where) => where.or([where('quota_change.account_id', 'is', null), inScope(scope)]))
    .$if(kind !== undefined, (query) => query.where('quota_change.kind', '=', kind!));
  const shown = all
    .select([
      'quota_change.quota_change_id',
      'quota_change.kind',
      'quota_change.term',
      'quota_change.account_id',
      'quota_change.action',
      'quota_change.before',
      'quota_change.after',
      'quota_change.changed_at',
      'account.username',
      'changer.username as changed_by_name',
    ])
    .orderBy('quota_change.changed_at', 'desc')
    .orderBy('quota_change.quota_change_id', 'desc');
  return readPage(all, shown, page);
};

/** Which of some companies the organisation has paid for in a term already. */
export const listOpened = async (
  db: Database,
  organisationId: number,
  kind: string,
  term: string,
  companyIds: readonly number[],
): Promise<readonly number[]> => {
  const { rows } = await db.pool.query<{ company_id: number }>({
    name: 'quota-list-opened',
    text: `select company_id from quota_spend
      where organisation_id = $1 and kind = $2 and term = $3 and company_id = any($4::bigint[])`,
    values: [organisationId, kind, term, companyIds],
  });
  return rows.map((row) => row.company_id);
};
