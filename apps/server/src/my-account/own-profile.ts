import type { OwnProfile, editOwnProfile, getOwnProfile } from '@mingjian/contract/my-account';
import * as database from '@mingjian/database/my-account';
import { asKnownFailure } from '../accounts/known-failure.ts';
import { ApplicationFailure } from '../http/index.ts';
import type { Call, Session } from '../http/index.ts';
import { requireMobileCode } from './mobile-code.ts';

/**
 * Number and name are unique on the whole platform, so a change tells whether somebody else has them. Only who
 * administers accounts, and so learns it anyway, may change them.
 */
const mayChangeNames = ({ isAdmin, rights }: Session): boolean => isAdmin && rights.has('user.manage');

export const showOwnProfile = async ({ db, session }: Call<typeof getOwnProfile>): Promise<OwnProfile> => {
  const row = await database.getOwnProfile(db, session.accountId);
  return {
    number: row.number,
    username: row.username,
    realName: row.real_name,
    alias: row.alias,
    mobile: row.mobile,
    email: row.email,
    type: row.type as OwnProfile['type'],
    roleTitle: row.role_title,
    roleTitleCn: row.role_title_cn,
    organisationName: row.organisation_name,
    expiresOn: row.expires_on,
    createdAt: row.created_at,
    mayChangeNames: mayChangeNames(session),
  };
};

/** Changes the own profile: the right to it first, then the proof of a new mobile number. */
export const changeOwnProfile = async (call: Call<typeof editOwnProfile>): Promise<null> => {
  const { db, session, input, clock } = call;
  const { accountId } = session;
  const present = await database.getOwnProfile(db, accountId);
  const { number = present.number, username = present.username, alias, mobile, email } = input;
  const changesNames = number !== present.number || username !== present.username;
  if (changesNames && !mayChangeNames(session)) throw new ApplicationFailure('403');
  const at = clock().toISOString();
  const mobileCodeId =
    mobile === present.mobile
      ? null
      : await requireMobileCode(db, { accountId, mobile, code: input.verificationCode, at });
  const draft = { number, username, alias, mobile, email, mobileCodeId, at };
  const isDone = await asKnownFailure(database.updateOwnProfile(db, accountId, draft));
  if (!isDone) throw new ApplicationFailure('mobile-code-ended');
  return null;
};
