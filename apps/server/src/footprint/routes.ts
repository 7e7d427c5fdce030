import { listFootprint } from '@mingjian/contract/footprint';
import { findCompanyCards } from '@mingjian/database/favourites';
import * as database from '@mingjian/database/footprint';
import type { FastifyInstance } from 'fastify';
import { presentCompanyCard } from '../favourites/present-company-card.ts';
import { register } from '../http/index.ts';

export const registerFootprint = (app: FastifyInstance): void => {
  register(app, listFootprint, async ({ db, session, input }) => {
    const { rows, total } = await database.listFootprint(db, session.accountId, input);
    const cards = await findCompanyCards(
      db,
      rows.map((row) => row.company_id),
    );
    const items = rows.flatMap((row) => {
      const card = cards.get(row.company_id);
      const { viewed_at: viewedAt, views } = row;
      return card ? [{ ...presentCompanyCard(card, session), viewedAt, views }] : [];
    });
    return { items, total, totalIsCapped: false, page: input.page, pageSize: input.pageSize };
  });
};
