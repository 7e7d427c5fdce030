import type { Endpoint } from '../wire/index.ts';
import { editPackage, editPlan, editPrices, getPlanCatalogue } from './catalogue.ts';
import { editContract, getContract, getOwnContract, listContracts } from './contracts.ts';
import {
  answerPlanRequest,
  listOwnPlanRequests,
  listPlanRequests,
  submitPlanRequest,
} from './plan-requests.ts';

export * from './catalogue.ts';
export * from './contracts.ts';
export * from './grants.ts';
export * from './plan-requests.ts';

/** What is sold, what organisations have bought of it, and what they ask for. */
export const PLAN_ENDPOINTS: readonly Endpoint[] = [
  getPlanCatalogue,
  editPlan,
  editPackage,
  editPrices,
  getOwnContract,
  listContracts,
  getContract,
  editContract,
  submitPlanRequest,
  listOwnPlanRequests,
  listPlanRequests,
  answerPlanRequest,
];
