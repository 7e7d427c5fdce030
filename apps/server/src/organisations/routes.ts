import { delOrg, editOrg, getOrgList } from '@mingjian/contract/organisations';
import type { FastifyInstance } from 'fastify';
import { register } from '../http/index.ts';
import { createOrUpdateOrganisation } from './edit-organisation.ts';
import { listOrganisationsInReach } from './list-organisations.ts';
import { removeOrganisation } from './remove-organisation.ts';

export const registerOrganisations = (app: FastifyInstance): void => {
  register(app, getOrgList, listOrganisationsInReach);
  register(app, editOrg, createOrUpdateOrganisation);
  register(app, delOrg, removeOrganisation);
};
