import { z } from 'zod';
import { IdSchema, endpoint } from '../wire/index.ts';

export const OwnSessionSchema = z.object({
  id: z.number().int(),
  /** What the browser said of itself; null: it said nothing that is known. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  address: z.string(),
  createdAt: z.string(),
  /** A minute old at most. */
  lastClickAt: z.string(),
  /** The session that asks. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSessionSchema>;

/** Without pages: an account has five open sessions at most. */
export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/user/listOwnSessions',
  summary: 'The open sessions of the signed-in account, the one that asks first',
  input: z.object({}),
  output: z.array(OwnSessionSchema),
  right: 'session',
  rate: 'read',
});

export const revokeSession = endpoint({
  method: 'POST',
  path: '/user/revokeSession',
  summary: 'Ends another session of the signed-in account',
  input: z.object({ sessionId: IdSchema }),
  output: z.null(),
  right: 'session',
  rate: 'write',
  failures: ['session-does-not-exist', 'session-is-current'],
});

export const revokeOtherSessions = endpoint({
  method: 'POST',
  path: '/user/revokeOtherSessions',
  summary: 'Ends every session of the signed-in account but the one that asks',
  input: z.object({}),
  output: z.object({ ended: z.number().int() }),
  right: 'session',
  rate: 'write',
});
