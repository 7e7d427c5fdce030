import { delMenu, editMenu, getMenuList, getMenuListByName } from '@mingjian/contract/menus';
import { listMenus } from '@mingjian/database/menus';
import type { MenuRow } from '@mingjian/database/menus';
import type { FastifyInstance } from 'fastify';
import { register } from '../http/index.ts';
import type { Session } from '../http/index.ts';
import { createOrUpdateMenu, removeMenu } from './edit-menu.ts';
import { presentMenus } from './present-menu.ts';

/** Screens that exist for administrators only: system management, and the sub-accounts. */
const MANAGEMENT = /^\/(manage|monitor)(\/|$)|^\/system\/user\/accountAdmin$/;

const mayOpen = ({ isAdmin, rights }: Session, { authority, path }: MenuRow): boolean =>
  (authority === null || rights.has(authority)) && (isAdmin || !MANAGEMENT.test(path));

export const registerMenus = (app: FastifyInstance): void => {
  // The role decides what is in the menu; a screen that the plan does not open is shown and offers the plan.
  register(app, getMenuListByName, async ({ db, session }) => {
    const rows = await listMenus(db);
    return presentMenus(rows.filter((row) => mayOpen(session, row)));
  });
  register(app, getMenuList, async ({ db }) => presentMenus(await listMenus(db)));
  register(app, editMenu, createOrUpdateMenu);
  register(app, delMenu, removeMenu);
};
