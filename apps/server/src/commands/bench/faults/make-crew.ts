import {
  createAccount,
  createOrganisation,
  ensureAccessDefaults,
  getBuiltInRoleId,
} from '@mingjian/database/accounts';
import type { Database } from '@mingjian/database/connection';
import { saveContract } from '@mingjian/database/plans';
import { createSession } from '@mingjian/database/session';
import { FEATURE_CODES } from '@mingjian/domain/plans';
import { hashToken, makeToken } from '../../../session/token.ts';

export interface Member {
  readonly accountId: number;
  readonly token: string;
}

/** An organisation whose accounts share one quota of online reports. */
export interface Crew {
  readonly organisationId: number;
  readonly quota: number;
  readonly members: readonly Member[];
}

const makeMember = async (db: Database, organisationId: number, at: string): Promise<Member> => {
  const token = makeToken();
  const username = `faults-${token}`;
  const accountId = await createAccount(db, {
    username,
    realName: username,
    // Nobody logs in with it: the session is made here.
    passwordHash: '',
    type: 'basic',
    number: username,
    sourceType: 'bench',
    roleId: await getBuiltInRoleId(db, 'analyst'),
    organisationId,
    mustChangePassword: false,
    expiresOn: null,
    at,
  });
  const session = { accountId, tokenHash: hashToken(token), address: '127.0.0.1', at, idleBefore: at };
  await createSession(db, { ...session, maxSessions: 5 });
  return { accountId, token };
};

export const makeCrew = async (db: Database, quota: number, size: number): Promise<Crew> => {
  const at = new Date().toISOString();
  await ensureAccessDefaults(db, at);
  const organisationId = await createOrganisation(db, { name: `Faults ${makeToken()}`, plan: 'diy', at });
  const open = Object.fromEntries(FEATURE_CODES.map((code) => [code, true]));
  await saveContract(db, {
    organisationId,
    planCode: 'diy',
    startsOn: null,
    endsOn: null,
    packages: [],
    ownGrants: { ...open, 'online-report': quota },
  });
  const members: Member[] = [];
  while (members.length < size) members.push(await makeMember(db, organisationId, at));
  return { organisationId, quota, members };
};
