import { listCaseChains } from '@mingjian/contract/case-chains';
import type { FastifyInstance } from 'fastify';
import { register } from '../http/index.ts';
import { showCaseChains } from './show-case-chains.ts';

export const registerCaseChains = (app: FastifyInstance): void => {
  register(app, listCaseChains, showCaseChains);
};
