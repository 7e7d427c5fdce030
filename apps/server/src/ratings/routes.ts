import { getRating, getWhatIfInput, listRatings, runAgain } from '@mingjian/contract/ratings';
import type { FastifyInstance } from 'fastify';
import { register } from '../http/index.ts';
import { showRating } from './get-rating.ts';
import { showWhatIfInput } from './get-what-if-input.ts';
import { listRatingHistory } from './list-ratings.ts';
import { runRatingAgain } from './run-again.ts';

export const registerRatings = (app: FastifyInstance): void => {
  register(app, getRating, showRating);
  register(app, listRatings, listRatingHistory);
  register(app, runAgain, runRatingAgain);
  register(app, getWhatIfInput, showWhatIfInput);
};
