import { randomInt } from 'node:crypto';
import type { sendMobileCode } from '@mingjian/contract/my-account';
import type { OutputOf } from '@mingjian/contract/wire';
import { createMobileCode, getOwnProfile, takeMobileCodeTry } from '@mingjian/database/my-account';
import type { Database } from '@mingjian/database/connection';
import { CODE_DIGITS, CODE_VALID_MS } from '@mingjian/domain/my-account';
import { hashPassword, isPasswordRight } from '../accounts/index.ts';
import { ApplicationFailure } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import type { MobileGateway } from './mobile-gateway.ts';

const makeCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/** What is hashed: a code proves one number for one account, and none else. */
const bind = (accountId: number, mobile: string, code: string) => `${accountId} ${mobile} ${code}`;

/** Sends a code to a number that the account wants to have; whether somebody else has it is not asked. */
export const sendCode = async (
  call: Call<typeof sendMobileCode>,
  gateway: MobileGateway,
): Promise<OutputOf<typeof sendMobileCode>> => {
  const { db, session, input, clock, language } = call;
  const { accountId } = session;
  const { mobile } = input;
  if ((await getOwnProfile(db, accountId)).mobile === mobile)
    throw new ApplicationFailure('mobile-is-unchanged');
  const at = clock();
  const code = makeCode();
  // As slow as for a password: a million codes are soon tried on a fast hash.
  const codeHash = await hashPassword(bind(accountId, mobile, code));
  const outcome = await createMobileCode(db, { accountId, mobile, codeHash, at, validMs: CODE_VALID_MS });
  if (outcome !== 'created') throw new ApplicationFailure(`mobile-code-${outcome}`);
  try {
    await gateway.sendCode({ mobile, code, language, at: at.toISOString() });
  } catch {
    // What a gateway says may hold the message, so it is not passed on to a log.
    throw new ApplicationFailure('mobile-code-not-sent');
  }
  return { expiresAt: new Date(at.getTime() + CODE_VALID_MS).toISOString() };
};

/** The id of the code that proves a number; throws what speaks against it. argon2 compares in constant time. */
export const requireMobileCode = async (
  db: Database,
  proof: {
    readonly accountId: number;
    readonly mobile: string;
    readonly code: string | undefined;
    readonly at: string;
  },
): Promise<number> => {
  const { accountId, mobile, code, at } = proof;
  if (code === undefined) throw new ApplicationFailure('mobile-code-required');
  const found = await takeMobileCodeTry(db, accountId, mobile, at);
  if (!found) throw new ApplicationFailure('mobile-code-ended');
  if (!(await isPasswordRight(bind(accountId, mobile, code), found.code_hash)))
    throw new ApplicationFailure('mobile-code-wrong');
  return found.mobile_code_id;
};
