import * as contract from '@mingjian/contract/plans';
import type { FastifyInstance } from 'fastify';
import { register } from '../http/index.ts';
import { editPackage, editPlan, editPrices, showCatalogue } from './catalogue.ts';
import { editContract, listContracts, showContract, showOwnContract } from './contracts.ts';
import {
  answerPlanRequest,
  listOwnPlanRequests,
  listPlanRequests,
  submitPlanRequest,
} from './plan-requests.ts';

/** What is sold, what organisations have bought of it, and what they ask for. */
export const registerPlans = (app: FastifyInstance): void => {
  register(app, contract.getPlanCatalogue, showCatalogue);
  register(app, contract.editPlan, editPlan);
  register(app, contract.editPackage, editPackage);
  register(app, contract.editPrices, editPrices);
  register(app, contract.getOwnContract, showOwnContract);
  register(app, contract.listContracts, listContracts);
  register(app, contract.getContract, showContract);
  register(app, contract.editContract, editContract);
  register(app, contract.submitPlanRequest, submitPlanRequest);
  register(app, contract.listOwnPlanRequests, listOwnPlanRequests);
  register(app, contract.listPlanRequests, listPlanRequests);
  register(app, contract.answerPlanRequest, answerPlanRequest);
};
