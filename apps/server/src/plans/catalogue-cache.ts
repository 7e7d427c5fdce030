import { getPlanCatalogue } from '@mingjian/database/plans';
import { keepPerDatabase } from '../http/keep-per-database.ts';

/** The plans and packages, read at most every ten seconds: a change by an administrator counts after that at the latest. */
export const readPlanCatalogue = keepPerDatabase(10_000, getPlanCatalogue);
