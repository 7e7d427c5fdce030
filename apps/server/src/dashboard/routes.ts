import { getCoverage } from '@mingjian/contract/dashboard';
import type { FastifyInstance } from 'fastify';
import { keepPerDatabase, registerPublic } from '../http/index.ts';
import { getCoverageCounts } from './get-coverage.ts';

/** Counting reads whole tables, and anybody may ask: one count serves everybody for a minute. */
const readCoverage = keepPerDatabase(60_000, getCoverageCounts);

export const registerDashboard = (app: FastifyInstance): void => {
  registerPublic(app, getCoverage, ({ db, clock }) => readCoverage(db, clock()));
};
