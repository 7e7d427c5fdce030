import {
  changePassword,
  delUser,
  editUser,
  getSubAccounts,
  getUserInfo,
  getUserList,
  resetPassword,
} from '@mingjian/contract/accounts';
import type { FastifyInstance } from 'fastify';
import { register } from '../http/index.ts';
import { changeOwnPassword } from './change-password.ts';
import { deleteUser } from './delete-user.ts';
import { createOrUpdateUser } from './edit-user.ts';
import { countSubAccountsOf } from './get-sub-accounts.ts';
import { listUsers } from './get-user-list.ts';
import { presentUserInfo } from './present-user-info.ts';
import { resetUserPassword } from './reset-password.ts';

export const registerAccounts = (app: FastifyInstance): void => {
  register(app, getUserInfo, async ({ session }) => presentUserInfo(session));
  register(app, changePassword, changeOwnPassword);
  register(app, getUserList, listUsers);
  register(app, editUser, createOrUpdateUser);
  register(app, delUser, deleteUser);
  register(app, getSubAccounts, countSubAccountsOf);
  register(app, resetPassword, resetUserPassword);
};
