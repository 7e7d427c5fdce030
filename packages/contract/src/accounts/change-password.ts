import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@mingjian/domain/password';
import { z } from 'zod';
import { endpoint } from '../wire/index.ts';

/** A password that somebody chooses. */
export const NewPasswordSchema = z
  .string('new-password-required')
  .min(1, 'new-password-required')
  .min(MIN_PASSWORD_LENGTH, 'new-password-too-short')
  .max(MAX_PASSWORD_LENGTH, 'too-long');

export const ChangePasswordSchema = z
  .object({
    currentPassword: z
      .string('current-password-required')
      .min(1, 'current-password-required')
      .max(MAX_PASSWORD_LENGTH, 'too-long'),
    newPassword: NewPasswordSchema,
    confirmPassword: z.string('password-does-not-match'),
  })
  .refine((input) => input.newPassword !== input.currentPassword, {
    path: ['newPassword'],
    message: 'new-password-unchanged',
  })
  .refine((input) => input.confirmPassword === input.newPassword, {
    path: ['confirmPassword'],
    message: 'password-does-not-match',
  });

export const changePassword = endpoint({
  method: 'POST',
  path: '/user/changePassword',
  summary: 'Changes the password of the signed-in account and ends its other sessions',
  input: ChangePasswordSchema,
  output: z.null(),
  right: 'session',
  rate: 'write',
  isOpenBeforePasswordChange: true,
  failures: ['current-password-wrong', 'login-locked'],
});
