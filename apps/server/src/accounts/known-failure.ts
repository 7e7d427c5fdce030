import { AccountRefused } from '@mingjian/database/accounts';
import type { AccountObstacle } from '@mingjian/database/accounts';
import { ApplicationFailure } from '../http/index.ts';

const UNIQUE_VIOLATION = '23505';

const FAILURE_OF = {
  role: 'role-does-not-exist',
  organisation: 'organisation-does-not-exist',
  changed: 'account-has-changed',
  'no-room': 'sub-account-limit',
} as const satisfies Record<AccountObstacle, string>;

/** Runs a change of an account; what speaks against it, and a name that somebody else has, is told as such. */
export const asKnownFailure = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AccountRefused) throw new ApplicationFailure(FAILURE_OF[error.obstacle]);
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)
      throw new ApplicationFailure('account-name-taken');
    throw error;
  }
};
