import { getRating } from '@mingjian/contract/ratings';
import type { FastifyInstance } from 'fastify';
import { register } from '../http/index.ts';
import { showRating } from './get-rating.ts';

export const registerRatings = (app: FastifyInstance): void => {
  register(app, getRating, showRating);
};
