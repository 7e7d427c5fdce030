import type { Database } from '../connection/index.ts';

/** The quotas an organisation has opened in a term. */
export const listQuotas = ({ kysely }: Database, organisationId: number, term: string) =>
  kysely
    .selectFrom('quota')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('term', '=', term)
    .execute();

/** What an organisation's quotas were spent on, newest first. `page` counts from 1. */
export const listUsage = async (
  { kysely }: Database,
  organisationId: number,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
) => {
  const own = kysely.selectFrom('quota_spend').where('organisation_id', '=', organisationId);
  const rows = await own
    .select(['company_id', 'kind', 'term', 'account_id', 'spent_at'])
    .orderBy('spent_at', 'desc')
    .orderBy('company_id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
};
