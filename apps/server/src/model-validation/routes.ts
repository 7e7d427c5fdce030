import { getModelCards, getValidation } from '@mingjian/contract/model-validation';
import type { FastifyInstance } from 'fastify';
import { register } from '../http/index.ts';
import { showModelCards } from './show-model-cards.ts';
import { showValidation } from './show-validation.ts';

export const registerModelValidation = (app: FastifyInstance): void => {
  register(app, getValidation, showValidation);
  register(app, getModelCards, showModelCards);
};
