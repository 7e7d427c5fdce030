import { addFavourite, listFavourites, removeFavourite } from '@mingjian/contract/favourites';
import * as database from '@mingjian/database/favourites';
import type { FastifyInstance } from 'fastify';
import { ApplicationFailure, register } from '../http/index.ts';
import { presentCompanyCard } from './present-company-card.ts';

export const registerFavourites = (app: FastifyInstance): void => {
  register(app, addFavourite, async ({ db, session, clock, input }) => {
    const cards = await database.findCompanyCards(db, [input.companyId]);
    if (!cards.has(input.companyId)) throw new ApplicationFailure('company-does-not-exist');
    await database.createFavourite(db, session.accountId, input.companyId, clock().toISOString());
    return { isFavourite: true as const };
  });
  register(app, removeFavourite, async ({ db, session, input }) => {
    await database.deleteFavourite(db, session.accountId, input.companyId);
    return { isFavourite: false as const };
  });
  register(app, listFavourites, async ({ db, session, input }) => {
    const { rows, total } = await database.listFavourites(db, session.accountId, input);
    const cards = await database.findCompanyCards(
      db,
      rows.map((row) => row.company_id),
    );
    const items = rows.flatMap((row) => {
      const card = cards.get(row.company_id);
      return card ? [{ ...presentCompanyCard(card, session), followedAt: row.created_at }] : [];
    });
    return { items, total, totalIsCapped: false, page: input.page, pageSize: input.pageSize };
  });
};
