import { endpoint } from '@mingjian/contract/wire';
import { z } from 'zod';
import type { MenuEntry, UserInfo } from '../api/session/index.ts';

export const getUserInfo = endpoint({
  method: 'POST',
  path: '/user/info',
  summary: '',
  input: z.object({}),
  output: z.custom<UserInfo>(),
  right: 'session',
  rate: 'read',
});
export const getMenuListByName = endpoint({
  method: 'GET',
  path: '/menu/getMenuListByName',
  summary: '',
  input: z.object({}),
  output: z.custom<MenuEntry[]>(),
  right: 'session',
  rate: 'read',
});
export const getNoticeCount = endpoint({
  method: 'POST',
  path: '/user/getNoticeCount',
  summary: '',
  input: z.object({}),
  output: z.number(),
  right: 'session',
  rate: 'read',
});
export const logout = endpoint({
  method: 'POST',
  path: '/login/logout',
  summary: '',
  input: z.object({}),
  output: z.null(),
  right: 'session',
  rate: 'write',
});
