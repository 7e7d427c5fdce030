import { listFootprint } from '@mingjian/contract/footprint';
import { findCompanyRows, listKnownCompanies } from '@mingjian/database/companies';
import * as database from '@mingjian/database/footprint';
import { knownDay } from '@mingjian/domain/records';
import type { FastifyInstance } from 'fastify';
import { presentCompanyCard } from '../favourites/present-company-card.ts';
import { readAsAt, register } from '../http/index.ts';

export const registerFootprint = (app: FastifyInstance): void => {
  register(app, listFootprint, async ({ db, session, input }) => {
    const asAt = readAsAt(input);
    const { accountId } = session;
    const among =
      knownDay(asAt) === null
        ? null
        : await listKnownCompanies(db, await database.listOpenedIds(db, accountId), asAt);
    const { rows, total } = await database.listFootprint(db, accountId, input, among);
    const companies = await findCompanyRows(db, rows, asAt);
    const items = rows.flatMap((row) => {
      const company = companies.get(row.company_id);
      const { viewed_at: viewedAt, views } = row;
      return company ? [{ ...presentCompanyCard(company, session), viewedAt, views }] : [];
    });
    return { items, total, totalIsCapped: false, page: input.page, pageSize: input.pageSize };
  });
};
