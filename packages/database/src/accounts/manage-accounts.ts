import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { readPage } from '../connection/index.ts';
import type { Database, Page } from '../connection/index.ts';
import { escapeLike, inScope } from './scope.ts';
import type { Scope } from './scope.ts';

export interface AccountFilter extends Page {
  readonly keyword?: string | undefined;
  readonly organisationId?: number | undefined;
  /** With the organisations under it. */
  readonly isSubtree?: boolean | undefined;
  readonly roleId?: number | undefined;
  readonly type?: string | undefined;
  readonly status?: string | undefined;
}

const accountsIn = ({ kysely }: Database, scope: Scope) =>
  kysely
    .selectFrom('account')
    .innerJoin('organisation', 'organisation.organisation_id', 'account.organisation_id')
    .innerJoin('organisation as contract', 'contract.organisation_id', 'organisation.contract_id')
    .innerJoin('role', 'role.role_id', 'account.role_id')
    .where('account.deleted_at', 'is', null)
    .where(inScope(scope));

const filtered = (db: Database, scope: Scope, filter: AccountFilter) => {
  const like = `%${escapeLike(filter.keyword ?? '')}%`;
  return accountsIn(db, scope)
    .$if(filter.keyword !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(account.username ilike ${like} or account.real_name ilike ${like}
          or account.alias ilike ${like} or account.number ilike ${like} or account.email ilike ${like})`,
      ),
    )
    .$if(filter.organisationId !== undefined, (query) =>
      query.where(
        filter.isSubtree
          ? sql<SqlBool>`starts_with(organisation.path,
              (select x.path from organisation x where x.organisation_id = ${filter.organisationId!}))`
          : sql<SqlBool>`account.organisation_id = ${filter.organisationId!}`,
      ),
    )
    .$if(filter.roleId !== undefined, (query) => query.where('account.role_id', '=', filter.roleId!))
    .$if(filter.type !== undefined, (query) => query.where('account.type', '=', filter.type!))
    .$if(filter.status !== undefined, (query) => query.where('account.status', '=', filter.status!));
};

const SHOWN = [
  'account.account_id',
  'account.number',
  'account.username',
  'account.real_name',
  'account.alias',
  'account.mobile',
  'account.email',
  'account.type',
  'account.status',
  'account.expires_on',
  'account.created_at',
  'account.organisation_id',
  'organisation.name as organisation_name',
  'contract.plan_code',
  'role.role_id',
  'role.title as role_title',
  'role.title_cn as role_title_cn',
] as const;

/** The accounts an administrator reaches, by name. */
export const listAccounts = (db: Database, scope: Scope, filter: AccountFilter) => {
  const all = filtered(db, scope, filter);
  return readPage(all, all.select(SHOWN).orderBy('account.username'), filter);
};

export type AccountRow = Awaited<ReturnType<typeof listAccounts>>['rows'][number];

/** One account the administrator reaches, or none. */
export const findAccount = (db: Database, scope: Scope, accountId: number) =>
  accountsIn(db, scope)
    .select([...SHOWN, 'organisation.contract_id', 'organisation.path as organisation_path'])
    .where('account.account_id', '=', accountId)
    .executeTakeFirst();
