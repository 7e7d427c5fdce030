import { getChain, listPartners } from '@mingjian/contract/business-chain';
import type { FastifyInstance } from 'fastify';
import { register } from '../http/index.ts';
import { showChain } from './show-chain.ts';
import { showPartners } from './show-partners.ts';

export const registerBusinessChain = (app: FastifyInstance): void => {
  register(app, getChain, showChain);
  register(app, listPartners, showPartners);
};
