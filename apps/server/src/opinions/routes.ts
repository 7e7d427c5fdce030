import * as contract from '@mingjian/contract/opinions';
import { findCompanyHead, findCompanyRows } from '@mingjian/database/companies';
import * as database from '@mingjian/database/opinions';
import { calibrateOpinions } from '@mingjian/domain/opinions';
import type { FastifyInstance } from 'fastify';
import { presentCompanyCard } from '../favourites/present-company-card.ts';
import { ApplicationFailure, readAsAt, register } from '../http/index.ts';
import { presentCalibration } from './present-calibration.ts';
import { presentOpinion } from './present-opinion.ts';
import { saveOpinionOfAccount } from './save-rating-opinion.ts';
import { showOpinions } from './show-opinions.ts';

const registerChanging = (app: FastifyInstance): void => {
  register(app, contract.saveRatingOpinion, saveOpinionOfAccount);
  register(app, contract.withdrawOpinion, async ({ db, session: { accountId }, clock, input }) => {
    const at = clock().toISOString();
    const isWithdrawn = await database.withdrawOpinion(db, { accountId, at, ...input });
    if (!isWithdrawn) throw new ApplicationFailure('opinion-does-not-exist');
    return { isWithdrawn: true as const };
  });
  register(app, contract.restoreOpinion, async ({ db, session: { accountId }, clock, input }) => {
    const at = clock().toISOString();
    const isRestored = await database.restoreOpinion(db, { accountId, at, ...input });
    if (!isRestored) throw new ApplicationFailure('opinion-does-not-exist');
    return { isRestored: true as const };
  });
};

/** The calls of opinions; each reaches those of the signed-in account alone. */
export const registerOpinions = (app: FastifyInstance): void => {
  registerChanging(app);
  register(app, contract.getRatingOpinion, async ({ db, session, input }) => {
    const asAt = readAsAt(input);
    const company = await findCompanyHead(db, input.companyId, asAt);
    if (!company) throw new ApplicationFailure('company-does-not-exist');
    return showOpinions(db, session.accountId, company.company_id, asAt);
  });
  register(app, contract.listMyOpinions, async ({ db, session, input }) => {
    const asAt = readAsAt(input);
    const { accountId } = session;
    const asked = { accountId, kind: input.kind ?? null, day: asAt?.day ?? null };
    const { rows, total } = await database.listOpinions(db, asked, input);
    const companies = await findCompanyRows(db, rows, asAt);
    const items = rows.map((row) => {
      const company = companies.get(row.company_id);
      return { ...presentOpinion(row), company: company ? presentCompanyCard(company, session) : null };
    });
    return { items, total, totalIsCapped: false, page: input.page, pageSize: input.pageSize };
  });
  register(app, contract.getMyCalibration, async ({ db, session: { accountId }, clock }) => {
    const now = clock().toISOString();
    const scored = await database.listScoredOpinions(db, accountId, now);
    return presentCalibration(
      calibrateOpinions(scored),
      await database.countWaitingOpinions(db, accountId, now),
    );
  });
};
