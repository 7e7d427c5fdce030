import { getRatios } from '@mingjian/contract/financials';
import type { FastifyInstance } from 'fastify';
import { register } from '../http/index.ts';
import { showRatios } from './show-ratios.ts';

export const registerFinancials = (app: FastifyInstance): void => {
  register(app, getRatios, showRatios);
};
