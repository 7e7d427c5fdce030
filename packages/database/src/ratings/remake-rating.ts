import type { RatingInput, RatingResult } from '@mingjian/domain/default-risk';
import { findRatingModel } from '@mingjian/domain/rating-models';
import type { RatingModel } from '@mingjian/domain/rating-models';
import { inTransaction } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';
import { makeRating } from './make-rating.ts';
import { readInputs } from './read-inputs.ts';
import { RATING_COLUMNS } from './tables.ts';
import type { RatingRow } from './tables.ts';

/** A stored rating made again from what had been known at its moment, by the model of its version. */
export interface RemadeRating {
  readonly row: RatingRow;
  readonly input: RatingInput;
  readonly result: RatingResult;
  readonly model: RatingModel;
  /** Every stored figure and the hash of the inputs came out the same. */
  readonly isSame: boolean;
}

const isSameRow = (stored: RatingRow, again: RatingRow): boolean =>
  RATING_COLUMNS.every((column) => column === 'made_at' || stored[column] === again[column]);

/** Undefined when the model of the version is not carried any more, or the company is gone. */
export const remakeRating = async (db: Database, stored: RatingRow): Promise<RemadeRating | undefined> => {
  const model = findRatingModel(stored.model_version);
  if (!model) return undefined;
  const ratedAt = stored.rated_at;
  const [found] = await inTransaction(db, (client) =>
    readInputs(db, client, [stored.company_id], { ratedAt, isPast: true, madeAt: stored.made_at }),
  );
  if (!found) return undefined;
  const { row, result } = makeRating(found, model, ratedAt, stored.made_at);
  return { row, input: found.input, result, model, isSame: isSameRow(stored, row) };
};
