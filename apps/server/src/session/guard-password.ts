import { createHash } from 'node:crypto';
import { countWrongPassword, findLock, forgetWrongPasswords } from '@mingjian/database/session';
import type { LoginKey } from '@mingjian/database/session';
import type { Database } from '@mingjian/database/connection';
import { ApplicationFailure } from '../http/index.ts';
import { LOCK_MS, MAX_WRONG_PASSWORDS } from './limits.ts';
import { makeSerialiser } from './serialise.ts';

// One at a time per name and address: twenty guesses at once must not all slip in before the fifth is counted.
const oneByOne = makeSerialiser();

interface Guarded<T> {
  readonly db: Database;
  readonly clock: () => Date;
  readonly address: string;
  /** What is being guessed at: a login name, whether it exists or not. */
  readonly name: string;
  /** Answers null when the password was wrong. */
  readonly check: () => Promise<T | null>;
  readonly failure: () => ApplicationFailure;
}

/** Checks a password; the fifth wrong one from an address locks the name for that address for 15 minutes. */
export const guardPassword = <T>({ db, clock, address, name, check, failure }: Guarded<T>): Promise<T> => {
  const nameHash = createHash('sha256').update(name.toLowerCase()).digest();
  const key: LoginKey = { nameHash, address };
  return oneByOne(`${nameHash.toString('hex')} ${address}`, async () => {
    const at = clock();
    if (await findLock(db, key, at.toISOString())) throw new ApplicationFailure('login-locked');
    const found = await check();
    if (found === null) {
      await countWrongPassword(db, key, { at, windowMs: LOCK_MS, limit: MAX_WRONG_PASSWORDS });
      throw failure();
    }
    await forgetWrongPasswords(db, key);
    return found;
  });
};
