import type { getRating, Rating } from '@mingjian/contract/ratings';
import { findCompanyHead } from '@mingjian/database/companies';
import { findRating, findRatingPeers, remakeRating } from '@mingjian/database/ratings';
import { dayInChina } from '@mingjian/domain/calendar';
import { ApplicationFailure, readAsAt } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { presentNoRating, presentRating } from './present-rating.ts';
import { makeRatingView } from './rating-view.ts';

/** The newest rating of a company, or the last one made by the day asked for, with what it was made of. */
export const showRating = async ({ db, session, input, clock }: Call<typeof getRating>): Promise<Rating> => {
  const asAt = readAsAt(input);
  const head = await findCompanyHead(db, input.companyId, asAt);
  if (!head) throw new ApplicationFailure('company-does-not-exist');
  const row = await findRating(db, head.company_id, asAt);
  if (!row) return presentNoRating(head.company_id, head.is_synthetic);
  const peerFacts = {
    division: head.industry_division,
    section: head.industry_section,
    sizeGrade: head.size_grade,
  };
  const [remade, peers] = await Promise.all([
    remakeRating(db, row),
    row.pd === null ? null : findRatingPeers(db, peerFacts, Number(row.pd), asAt?.day ?? dayInChina(clock())),
  ]);
  return presentRating(row, remade ?? null, peers, makeRatingView(session));
};
