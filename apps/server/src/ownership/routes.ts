import {
  compareDays,
  downloadOwnership,
  expandNode,
  findRelation,
  getDownload,
  getGroup,
  getOwners,
  getOwnerStatement,
  getPaths,
  getPenetration,
  listControlled,
} from '@mingjian/contract/ownership';
import type { FastifyInstance } from 'fastify';
import { register } from '../http/index.ts';
import { showDifference } from './compare-days.ts';
import { sendDownload, showDownload } from './download/download-ownership.ts';
import { showSiblings } from './expand-node.ts';
import { showRelation } from './find-relation.ts';
import { showGroup } from './get-group.ts';
import { showOwnerStatement } from './get-owner-statement.ts';
import { showOwners } from './get-owners.ts';
import { showPaths } from './get-paths.ts';
import { showPenetration } from './get-penetration.ts';
import { showControlled } from './list-controlled.ts';

export const registerOwnership = (app: FastifyInstance): void => {
  register(app, getPenetration, showPenetration);
  register(app, expandNode, showSiblings);
  register(app, getOwners, showOwners);
  register(app, getOwnerStatement, showOwnerStatement);
  register(app, getPaths, showPaths);
  register(app, compareDays, showDifference);
  register(app, findRelation, showRelation);
  register(app, listControlled, showControlled);
  register(app, getGroup, showGroup);
  register(app, getDownload, showDownload);
  register(app, downloadOwnership, sendDownload);
};
