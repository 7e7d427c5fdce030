import type { DistressScores, getDistressScores } from '@mingjian/contract/distress-scores';
import { findCompanyHead } from '@mingjian/database/companies';
import { findDimensionRight } from '@mingjian/domain/companies';
import { calculateDistressScores, REFERENCE_WORDS } from '@mingjian/domain/distress-scores';
import { hasRight } from '@mingjian/domain/permissions';
import { ApplicationFailure, readAsAt } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { presentScore } from './present-score.ts';
import { readDistressInput } from './read-distress-input.ts';

/** Every published model on the accounts and market data that were on file on the day. */
export const showDistressScores = async ({
  db,
  session,
  input,
}: Call<typeof getDistressScores>): Promise<DistressScores> => {
  const asAt = readAsAt(input);
  const head = await findCompanyHead(db, input.companyId, asAt);
  if (!head) throw new ApplicationFailure('company-does-not-exist');
  const onFile = await readDistressInput(db, head.company_id, asAt);
  const periods = {
    periodEnd: onFile.statement?.periodEnd ?? null,
    earlierPeriodEnd: onFile.earlier?.periodEnd ?? null,
  };
  const view = {
    ...periods,
    section: head.industry_section,
    // The score belongs to the rating; the amounts behind it to records that have rights of their own.
    withAmounts: (dimension: string) => hasRight(session, findDimensionRight(dimension)),
  };
  return {
    companyId: head.company_id,
    caution: REFERENCE_WORDS,
    ...periods,
    scores: calculateDistressScores(onFile).map((score) => presentScore(score, view)),
  };
};
