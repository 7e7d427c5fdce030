import { getProfile, getRecord } from '@mingjian/contract/companies';
import { recordFootprint } from '@mingjian/database/footprint';
import type { FastifyInstance } from 'fastify';
import { register } from '../http/index.ts';
import { showProfile } from './get-profile.ts';
import { showRecord } from './get-record.ts';

export const registerCompanies = (app: FastifyInstance): void => {
  register(app, getProfile, async (call) => {
    const profile = await showProfile(call);
    const { db, session, clock } = call;
    await recordFootprint(db, session.accountId, profile.companyId, clock().toISOString());
    return profile;
  });
  register(app, getRecord, showRecord);
};
