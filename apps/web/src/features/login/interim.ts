import { endpoint } from '@mingjian/contract/wire';
import { z } from 'zod';

export const submitLogin = endpoint({
  method: 'POST',
  path: '/login/submit',
  summary: '',
  input: z.object({ username: z.string(), password: z.string() }),
  output: z.object({ token: z.string() }),
  right: null,
  rate: 'login',
  accepts: ['urlencoded'],
});
