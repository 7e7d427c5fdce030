import type { Again, runAgain } from '@mingjian/contract/ratings';
import { findCompanyHead } from '@mingjian/database/companies';
import { findRatingOfMoment, RATING_COLUMNS, remakeRating } from '@mingjian/database/ratings';
import type { RatingRow } from '@mingjian/database/ratings';
import { ApplicationFailure } from '../http/index.ts';
import type { Call } from '../http/index.ts';

/** Columns that say which rating it is and not what it says. */
const NAMES: readonly (keyof RatingRow)[] = [
  'company_id',
  'rated_at',
  'made_at',
  'is_synthetic',
  'input_hash',
  'model_version',
];

const show = (value: RatingRow[keyof RatingRow] | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

/** A past rating made again: stored and new figures side by side, every one of them to the last digit. */
export const runRatingAgain = async ({ db, input }: Call<typeof runAgain>): Promise<Again> => {
  const head = await findCompanyHead(db, input.companyId, null);
  if (!head) throw new ApplicationFailure('company-does-not-exist');
  const stored = await findRatingOfMoment(db, head.company_id, input.ratedAt);
  if (!stored) throw new ApplicationFailure('rating-does-not-exist');
  const remade = await remakeRating(db, stored);
  const again = remade?.row;
  return {
    isSame: remade?.isSame ?? false,
    modelVersion: stored.model_version,
    finding: remade ? (remade.isSame ? 'same' : 'records-arrived') : 'model-not-carried',
    storedHash: stored.input_hash,
    hash: again?.input_hash ?? null,
    figures: RATING_COLUMNS.filter((column) => !NAMES.includes(column)).map((figure) => ({
      figure,
      stored: show(stored[figure]),
      again: show(again?.[figure]),
    })),
  };
};
