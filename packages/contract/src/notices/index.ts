import { z } from 'zod';
import { endpoint } from '../wire/index.ts';

export * from './own-notices.ts';
export * from './publish-notices.ts';

export const getNoticeCount = endpoint({
  method: 'POST',
  path: '/user/getNoticeCount',
  summary: 'How many notices the signed-in account has not read',
  input: z.object({}),
  output: z.number().int().nonnegative(),
  right: 'session',
  rate: 'read',
  log: 'none',
});
