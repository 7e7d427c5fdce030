import { MAX_PASSWORD_LENGTH } from '@mingjian/domain/password';
import { z } from 'zod';
import { endpoint } from '../wire/index.ts';

const MAX_NAME_LENGTH = 100;

export const LoginSchema = z.object({
  username: z.string('username-required').trim().min(1, 'username-required').max(MAX_NAME_LENGTH, 'too-long'),
  password: z.string('password-required').min(1, 'password-required').max(MAX_PASSWORD_LENGTH, 'too-long'),
});

export const submitLogin = endpoint({
  method: 'POST',
  path: '/login/submit',
  summary: 'Opens a session; the code of success is the number 0',
  input: LoginSchema,
  output: z.object({
    token: z.string(),
    /** Every other call is refused until the password has been changed. */
    mustChangePassword: z.boolean(),
  }),
  right: null,
  rate: 'login',
  successCode: 0,
  accepts: ['urlencoded', 'multipart'],
  failures: ['login-failed', 'login-locked'],
  log: 'access',
  isInputLogged: false,
});

export const logout = endpoint({
  method: 'POST',
  path: '/login/logout',
  summary: 'Ends the session',
  input: z.object({}),
  output: z.null(),
  right: 'session',
  rate: 'write',
  log: 'access',
  isOpenBeforePasswordChange: true,
});
