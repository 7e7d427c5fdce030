import type { RatingOpinions } from '@mingjian/contract/opinions';
import type { Database } from '@mingjian/database/connection';
import { listOpinionsOfCompany } from '@mingjian/database/opinions';
import type { AsAt } from '@mingjian/domain/records';
import { findSaidByModel } from './find-said-by-model.ts';
import { presentOpinion, presentSaid } from './present-opinion.ts';

/** Of the past; who changes his mind more often sees the last ones. */
const MOST_SHOWN = 51;

/** What an account thinks of a company, now or by the end of a day, and what the model says. */
export const showOpinions = async (
  db: Database,
  accountId: number,
  companyId: number,
  asAt: AsAt = null,
): Promise<RatingOpinions> => {
  const asked = { accountId, companyId, day: asAt?.day ?? null };
  const said = await findSaidByModel(db, companyId, asAt);
  const rows = await listOpinionsOfCompany(db, asked, MOST_SHOWN);
  const opinions = rows.map(presentOpinion);
  const [last, ...rest] = opinions;
  const isStanding = last?.knownTo === null;
  return {
    companyId,
    rating: said && presentSaid(said),
    current: isStanding ? last : null,
    history: isStanding ? rest : opinions.slice(0, MOST_SHOWN - 1),
  };
};
