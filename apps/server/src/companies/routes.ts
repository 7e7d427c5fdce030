import { getProfile, getRecord, listRecords } from '@mingjian/contract/companies';
import type { FastifyInstance } from 'fastify';
import { register } from '../http/index.ts';
import { showProfile } from './get-profile.ts';
import { showRecord } from './get-record.ts';
import { showRecords } from './list-records.ts';

export const registerCompanies = (app: FastifyInstance): void => {
  register(app, getProfile, showProfile);
  register(app, listRecords, showRecords);
  register(app, getRecord, showRecord);
};
