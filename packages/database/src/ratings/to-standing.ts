import type { LinkedParty } from '@mingjian/domain/default-risk';
import { DEFAULT_GRADE } from '@mingjian/domain/ratings';
import type { RatingRow } from './tables.ts';

/** A default strains like an even chance of one at least. */
const EVEN_LOG_ODDS = 0;

/** How a rated company stands on its own, as those linked to it see it. */
export const toStanding = (
  rating: Pick<RatingRow, 'stand_alone_log_odds' | 'central_tendency' | 'grade'>,
): Pick<LinkedParty, 'standAloneLogOdds' | 'centralTendency'> => {
  const own = rating.stand_alone_log_odds;
  const isDefault = rating.grade === DEFAULT_GRADE;
  return {
    standAloneLogOdds: isDefault ? Math.max(EVEN_LOG_ODDS, own ?? EVEN_LOG_ODDS) : own,
    centralTendency: rating.central_tendency === null ? null : Number(rating.central_tendency),
  };
};
