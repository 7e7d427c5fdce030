import { randomBytes } from 'node:crypto';
import type { AccountType, BuiltInRoleKey } from '@mingjian/domain/permissions';
import type { PackageCode, PlanCode } from '@mingjian/domain/plans';
import type { Database } from '../connection/index.ts';
import { createAccount } from './create-account.ts';
import { createOrganisation } from './create-organisation.ts';
import { ensureAccessDefaults, getBuiltInRoleId } from './ensure-access-defaults.ts';

export interface SeedOptions {
  /** Password -> argon2id text; the server has it, the database package does not depend on it. */
  readonly hashPassword: (password: string) => Promise<string>;
  readonly now: Date;
}

export const DEMO_PASSWORD = 'Mingjian-demo-1';
const ADMINISTRATOR = 'admin';
const RANDOM_PASSWORD_BYTES = 15;

interface DemoAccount {
  readonly username: string;
  readonly realName: string;
  readonly type: AccountType;
  readonly role: BuiltInRoleKey;
  readonly organisation: string;
  readonly plan: PlanCode;
  readonly packages: readonly PackageCode[];
}

/** The accounts of a demo database; each belongs to an organisation of its own, so that plans can differ. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    username: ADMINISTRATOR,
    realName: 'Platform Administrator',
    type: 'administrator',
    role: 'platform-administrator',
    organisation: 'Mingjian Platform',
    plan: 'diy',
    packages: ['A', 'B', 'C'],
  },
  {
    username: 'orgadmin',
    realName: 'Organisation Administrator',
    type: 'administrator',
    role: 'organisation-administrator',
    organisation: 'Demo Bank Credit Department',
    plan: 'standard',
    packages: [],
  },
  {
    username: 'analyst',
    realName: 'Demo Analyst',
    type: 'basic',
    role: 'analyst',
    organisation: 'Demo Asset Management',
    plan: 'premium',
    packages: ['A', 'B', 'C'],
  },
  {
    username: 'basic',
    realName: 'Demo Basic User',
    type: 'basic',
    role: 'analyst',
    organisation: 'Demo Trading House',
    plan: 'basic',
    packages: [],
  },
  {
    username: 'trial',
    realName: 'Demo Trial User',
    type: 'basic',
    role: 'analyst',
    organisation: 'Demo Trial Guest',
    plan: 'test',
    packages: [],
  },
];

const hasAccount = async ({ kysely }: Database, username: string): Promise<boolean> => {
  const found = await kysely
    .selectFrom('account')
    .select('account_id')
    .where('username', '=', username)
    .executeTakeFirst();
  return found !== undefined;
};

const accountNumber = (index: number) => String(10_001 + index);

const seedDemoAccount = async (db: Database, account: DemoAccount, index: number, options: SeedOptions) => {
  const at = options.now.toISOString();
  const organisationId = await createOrganisation(db, {
    name: account.organisation,
    plan: account.plan,
    packages: account.packages,
    at,
  });
  await createAccount(db, {
    organisationId,
    roleId: await getBuiltInRoleId(db, account.role),
    type: account.type,
    number: accountNumber(index),
    username: account.username,
    realName: account.realName,
    email: `${account.username}@demo.invalid`,
    passwordHash: await options.hashPassword(DEMO_PASSWORD),
    mustChangePassword: false,
    sourceType: 'demo',
    at,
  });
};

/** Creates the demo accounts that are missing. An account that was deleted by hand does not come back. */
export const seedDemoAccounts = async (db: Database, options: SeedOptions): Promise<void> => {
  await ensureAccessDefaults(db, options.now.toISOString());
  for (const [index, account] of DEMO_ACCOUNTS.entries())
    if (!(await hasAccount(db, account.username))) await seedDemoAccount(db, account, index, options);
};

/** The first administrator of a database without demo: a random password, told once, to be changed at first login. */
export const createFirstAdministrator = async (
  db: Database,
  { hashPassword, now }: SeedOptions,
): Promise<{ username: string; password: string } | null> => {
  const at = now.toISOString();
  await ensureAccessDefaults(db, at);
  const { count } = await db.kysely
    .selectFrom('account')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count > 0) return null;
  const password = randomBytes(RANDOM_PASSWORD_BYTES).toString('base64url');
  await createAccount(db, {
    organisationId: await createOrganisation(db, { name: 'Platform', plan: 'diy', at }),
    roleId: await getBuiltInRoleId(db, 'platform-administrator'),
    type: 'administrator',
    number: accountNumber(0),
    username: ADMINISTRATOR,
    realName: 'Administrator',
    passwordHash: await hashPassword(password),
    mustChangePassword: true,
    sourceType: 'first-start',
    at,
  });
  return { username: ADMINISTRATOR, password };
};
