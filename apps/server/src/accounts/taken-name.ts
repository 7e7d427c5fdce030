import { ApplicationFailure } from '../http/index.ts';

const UNIQUE_VIOLATION = '23505';

/** Runs a change of an account; a name or number that somebody else has is told as such. */
export const asTakenName = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)
      throw new ApplicationFailure('account-name-taken');
    throw error;
  }
};
