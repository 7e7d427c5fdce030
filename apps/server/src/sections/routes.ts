import { listSectionRecords, listSections } from '@mingjian/contract/sections';
import type { FastifyInstance } from 'fastify';
import { register } from '../http/index.ts';
import { showSectionRecords } from './show-section-records.ts';
import { showSections } from './show-sections.ts';

export const registerSections = (app: FastifyInstance): void => {
  register(app, listSections, showSections);
  register(app, listSectionRecords, showSectionRecords);
};
