import { ReferenceGone } from '@mingjian/database/accounts';
import { ApplicationFailure } from '../http/index.ts';

const UNIQUE_VIOLATION = '23505';

/** Runs a change of an account; a name that somebody else has, or a role that is just gone, is told as such. */
export const asKnownFailure = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ReferenceGone) throw new ApplicationFailure(`${error.what}-does-not-exist`);
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)
      throw new ApplicationFailure('account-name-taken');
    throw error;
  }
};
