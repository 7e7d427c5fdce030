import { getDistressScores } from '@mingjian/contract/distress-scores';
import type { FastifyInstance } from 'fastify';
import { register } from '../http/index.ts';
import { showDistressScores } from './show-distress-scores.ts';

export const registerDistressScores = (app: FastifyInstance): void => {
  register(app, getDistressScores, showDistressScores);
};
