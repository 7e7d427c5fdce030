import type { RatingOpinions, saveRatingOpinion } from '@mingjian/contract/opinions';
import { findCompanyHead } from '@mingjian/database/companies';
import { saveOpinion } from '@mingjian/database/opinions';
import { parsePossibility } from '@mingjian/domain/opinions';
import { ApplicationFailure } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { findSaidByModel } from './find-said-by-model.ts';
import { showOpinions } from './show-opinions.ts';

const readPossibility = (given: string | number | null | undefined): string | null => {
  if (given === null || given === undefined) return null;
  const pd = parsePossibility(given);
  if (pd === undefined) throw new ApplicationFailure('numeric-value-invalid', { field: 'pd' });
  return pd;
};

/** Stores the opinion with what the model says at this moment; the rating stays as it is. */
export const saveOpinionOfAccount = async ({
  db,
  session: { accountId },
  clock,
  input,
}: Call<typeof saveRatingOpinion>): Promise<RatingOpinions> => {
  const value = readPossibility(input.pd);
  const company = await findCompanyHead(db, input.companyId, null);
  if (!company) throw new ApplicationFailure('company-does-not-exist');
  const companyId = company.company_id;
  const said = await findSaidByModel(db, companyId);
  if (!said) throw new ApplicationFailure('company-not-rated');
  if (input.ratedAt !== undefined && Date.parse(input.ratedAt) !== Date.parse(said.ratedAt))
    throw new ApplicationFailure('rating-has-changed');
  await saveOpinion(db, {
    accountId,
    companyId,
    companyName: company.name,
    choice: input.choice,
    value,
    remark: input.remark || null,
    said,
    at: clock().toISOString(),
  });
  return showOpinions(db, accountId, companyId);
};
