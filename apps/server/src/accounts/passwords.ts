import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// argon2id with the parameters OWASP names: 19 MiB, two passes, one lane.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Password -> argon2id text with its own salt. */
export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS);

let dummy: Promise<string> | null = null;

/** Compares with a hash; without one it works just as long and answers false, so that time tells nothing. */
export const isPasswordRight = async (password: string, storedHash: string | null): Promise<boolean> => {
  dummy ??= hashPassword('no account has this password');
  const isRight = await verify(storedHash ?? (await dummy), password);
  return isRight && storedHash !== null;
};

const MADE_PASSWORD_BYTES = 12;

/** A random password for an account whose administrator did not choose one. */
export const makePassword = (): string => randomBytes(MADE_PASSWORD_BYTES).toString('base64url');
