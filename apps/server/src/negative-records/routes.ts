import { getNegativeSummary } from '@mingjian/contract/negative-records';
import type { FastifyInstance } from 'fastify';
import { register } from '../http/index.ts';
import { showNegativeSummary } from './show-negative-summary.ts';

export const registerNegativeRecords = (app: FastifyInstance): void => {
  register(app, getNegativeSummary, showNegativeSummary);
};
