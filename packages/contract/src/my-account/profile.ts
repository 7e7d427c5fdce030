import { CODE_DIGITS, readMobile } from '@mingjian/domain/my-account';
import { z } from 'zod';
import { endpoint } from '../wire/index.ts';

const MAX_TEXT = 200;
const MAX_NAME = 100;
const MAX_MOBILE_TEXT = 50;
/** RFC 5321: what a mail server has to take. */
const MAX_EMAIL = 254;

const required = (rule: string) => z.string(rule).trim().min(1, rule);

const MobileSchema = required('mobile-required')
  .max(MAX_MOBILE_TEXT, 'mobile-invalid')
  .refine((text) => readMobile(text) !== null, 'mobile-invalid')
  .transform((text) => readMobile(text) ?? text);

export const OwnProfileSchema = z.object({
  number: z.string(),
  username: z.string(),
  realName: z.string(),
  alias: z.string().nullable(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  type: z.enum(['administrator', 'basic']),
  roleTitle: z.string(),
  roleTitleCn: z.string().nullable(),
  organisationName: z.string(),
  /** The last day it may be used; null: no end. */
  expiresOn: z.string().nullable(),
  createdAt: z.string(),
  /** Whether the account may change its number and its name, which nobody else may have. */
  mayChangeNames: z.boolean(),
});
export type OwnProfile = z.infer<typeof OwnProfileSchema>;

export const getOwnProfile = endpoint({
  method: 'GET',
  path: '/user/getOwnProfile',
  summary: 'The signed-in account as it stands in the list of its administrator',
  input: z.object({}),
  output: OwnProfileSchema,
  right: 'session',
  rate: 'read',
});

export const EditOwnProfileSchema = z.object({
  /** Number and name: left out they stay; only who administers accounts may change them. */
  number: required('account-number-required').max(MAX_TEXT, 'length-200').optional(),
  username: required('account-name-required').max(MAX_NAME, 'too-long').optional(),
  alias: required('alias-required').max(MAX_TEXT, 'length-200'),
  mobile: MobileSchema,
  email: required('email-required').max(MAX_EMAIL, 'email-invalid').pipe(z.email('email-invalid')),
  /** Of a mobile number that is new. */
  verificationCode: z
    .string()
    .trim()
    .regex(new RegExp(`^\\d{${CODE_DIGITS}}$`), 'code-invalid')
    .optional(),
});

export const editOwnProfile = endpoint({
  method: 'POST',
  path: '/user/editOwnProfile',
  summary: 'Changes what an account may change of itself; a new mobile number needs the code sent to it',
  input: EditOwnProfileSchema,
  output: z.null(),
  right: 'session',
  rate: 'write',
  isInputLogged: false,
  failures: ['account-name-taken', 'mobile-code-required', 'mobile-code-wrong', 'mobile-code-ended'],
});

export const SendMobileCodeSchema = z.object({ mobile: MobileSchema });

export const sendMobileCode = endpoint({
  method: 'POST',
  path: '/user/sendMobileCode',
  summary: 'Sends a verification code to a mobile number that the account wants to have',
  input: SendMobileCodeSchema,
  output: z.object({ expiresAt: z.string() }),
  right: 'session',
  rate: 'code',
  isInputLogged: false,
  failures: ['mobile-is-unchanged', 'mobile-code-too-soon', 'mobile-code-too-many', 'mobile-code-not-sent'],
});
