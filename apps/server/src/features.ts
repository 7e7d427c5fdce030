import type { FastifyInstance } from 'fastify';
import { registerCompanies } from './companies/routes.ts';
import { registerDashboard } from './dashboard/routes.ts';
import { registerRatings } from './ratings/routes.ts';

/** Every feature's routes. A new feature adds one line. */
export const FEATURES: readonly ((app: FastifyInstance) => void)[] = [
  registerCompanies,
  registerDashboard,
  registerRatings,
];
