import { expandNode, getOwners, getPaths, getPenetration } from '@mingjian/contract/ownership';
import type { FastifyInstance } from 'fastify';
import { register } from '../http/index.ts';
import { showSiblings } from './expand-node.ts';
import { showOwners } from './get-owners.ts';
import { showPaths } from './get-paths.ts';
import { showPenetration } from './get-penetration.ts';

export const registerOwnership = (app: FastifyInstance): void => {
  register(app, getPenetration, showPenetration);
  register(app, expandNode, showSiblings);
  register(app, getOwners, showOwners);
  register(app, getPaths, showPaths);
};
