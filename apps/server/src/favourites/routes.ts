import { addFavourite, listFavourites, removeFavourite } from '@mingjian/contract/favourites';
import { findCompanyRows, listKnownCompanies } from '@mingjian/database/companies';
import * as database from '@mingjian/database/favourites';
import type { FastifyInstance } from 'fastify';
import { knownDay } from '@mingjian/domain/records';
import { ApplicationFailure, readAsAt, register } from '../http/index.ts';
import { presentCompanyCard } from './present-company-card.ts';

export const registerFavourites = (app: FastifyInstance): void => {
  register(app, addFavourite, async ({ db, session, clock, input }) => {
    const companies = await findCompanyRows(db, [{ company_id: input.companyId }], null);
    if (!companies.has(input.companyId)) throw new ApplicationFailure('company-does-not-exist');
    await database.createFavourite(db, session.accountId, input.companyId, clock().toISOString());
    return { isFavourite: true as const };
  });
  register(app, removeFavourite, async ({ db, session, input }) => {
    await database.deleteFavourite(db, session.accountId, input.companyId);
    return { isFavourite: false as const };
  });
  register(app, listFavourites, async ({ db, session, input }) => {
    const asAt = readAsAt(input);
    const { accountId } = session;
    const among =
      knownDay(asAt) === null
        ? null
        : await listKnownCompanies(db, await database.listFollowedIds(db, accountId), asAt);
    const { rows, total } = await database.listFavourites(db, accountId, input, among);
    const companies = await findCompanyRows(db, rows, asAt);
    const items = rows.flatMap((row) => {
      const company = companies.get(row.company_id);
      return company ? [{ ...presentCompanyCard(company, session), followedAt: row.created_at }] : [];
    });
    return { items, total, totalIsCapped: false, page: input.page, pageSize: input.pageSize };
  });
};
