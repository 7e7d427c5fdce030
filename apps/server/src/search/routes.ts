import { searchCompanies, suggestCompanies } from '@mingjian/contract/search';
import type { FastifyInstance } from 'fastify';
import { register } from '../http/index.ts';
import { showCompanies } from './search-companies.ts';
import { showSuggestions } from './suggest-companies.ts';

export const registerSearch = (app: FastifyInstance): void => {
  register(app, searchCompanies, showCompanies);
  register(app, suggestCompanies, showSuggestions);
};
