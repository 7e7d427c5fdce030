import { readPage } from '../connection/index.ts';
import type { Database, Page } from '../connection/index.ts';

/** The quotas an organisation has opened in a term. */
export const listQuotas = ({ kysely }: Database, organisationId: number, term: string) =>
  kysely
    .selectFrom('quota')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('term', '=', term)
    .execute();

/** What an organisation's quotas were spent on, newest first. */
export const listUsage = ({ kysely }: Database, organisationId: number, page: Page) => {
  const own = kysely.selectFrom('quota_spend').where('organisation_id', '=', organisationId);
  const shown = own
    .select(['company_id', 'kind', 'term', 'account_id', 'spent_at'])
    .orderBy('spent_at', 'desc')
    .orderBy('company_id');
  return readPage(own, shown, page);
};
