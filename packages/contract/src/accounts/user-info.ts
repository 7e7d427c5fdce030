import { z } from 'zod';
import { endpoint } from '../wire/index.ts';

export const UserInfoSchema = z.object({
  id: z.number().int(),
  username: z.string(),
  realName: z.string(),
  /** The plan: `test`, `basic`, `standard`, `premium` or `diy`. */
  levelId: z.string(),
  status: z.string(),
  /** How the account came to be: `first-start`, `demo`, `administrator`. */
  sourceType: z.string(),
  /** The connected system the account comes from; empty when it is our own. */
  integration: z.string(),
  /** The company an outside link asked for; empty when none did. */
  jumpCompanyName: z.string(),
  roleId: z.number().int(),
  /** `'1'` for administrators, `'0'` for everybody else. */
  isAdmin: z.enum(['0', '1']),
  /** Function rights of the role, and 10002, 10003, 10004 while package A, B, C is active. */
  authorities: z.array(z.object({ authority: z.string() })),
  number: z.string(),
  roleTitle: z.string(),
  organisationId: z.number().int(),
  organisationName: z.string(),
  /** Features that plan and packages open. */
  features: z.array(z.string()),
  mustChangePassword: z.boolean(),
});
export type UserInfo = z.infer<typeof UserInfoSchema>;

export const getUserInfo = endpoint({
  method: 'POST',
  path: '/user/info',
  summary: 'The signed-in account with its rights',
  input: z.object({}),
  output: UserInfoSchema,
  right: 'session',
  rate: 'read',
  // The web app asks at every start; what it shows is the account's own.
  log: 'none',
  isOpenBeforePasswordChange: true,
});
