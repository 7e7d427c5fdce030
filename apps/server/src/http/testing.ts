import { randomUUID } from 'node:crypto';
import { TOKEN_HEADER } from '@mingjian/contract/wire';
import type { Envelope } from '@mingjian/contract/wire';
import {
  createAccount,
  createOrganisation,
  ensureAccessDefaults,
  getBuiltInRoleId,
} from '@mingjian/database/accounts';
import type { Database } from '@mingjian/database/connection';
import { createSession } from '@mingjian/database/session';
import type { AccountType, BuiltInRoleKey } from '@mingjian/domain/permissions';
import type { PackageCode, PlanCode } from '@mingjian/domain/plans';
import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../accounts/index.ts';
import { hashToken, makeToken } from '../session/token.ts';
import type { ServerEnvironment } from './context.ts';
import { createServer } from './create-server.ts';

export const TEST_PASSWORD = 'correct horse battery';

export interface MakeAccountOptions {
  readonly username?: string;
  readonly plan?: PlanCode;
  readonly packages?: readonly PackageCode[];
  readonly type?: AccountType;
  readonly role?: BuiltInRoleKey;
  /** Instead of a built-in role: a role of its own with exactly these rights. */
  readonly rights?: readonly string[];
  readonly organisationId?: number;
  readonly mustChangePassword?: boolean;
  readonly expiresOn?: string | null;
}

export interface TestAccount {
  readonly accountId: number;
  readonly organisationId: number;
  readonly username: string;
  readonly roleId: number;
}

export interface Answer<T> extends Envelope<T> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface TestClient {
  readonly token: string;
  get<T = unknown>(path: string, query?: Record<string, unknown>): Promise<Answer<T>>;
  post<T = unknown>(path: string, body?: unknown): Promise<Answer<T>>;
}

/** A server over a test database, with a clock that the test moves, and makers for what tests need. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly clock: { now: Date; forward(milliseconds: number): void };
  makeOrganisation(options?: {
    plan?: PlanCode;
    packages?: readonly PackageCode[];
    parentId?: number;
  }): Promise<number>;
  makeAccount(options?: MakeAccountOptions): Promise<TestAccount>;
  /** A client with a session of the account, without going through the login. */
  signIn(account: TestAccount): Promise<TestClient>;
  /** Makes an account and signs it in. */
  client(options?: MakeAccountOptions): Promise<TestClient & { readonly account: TestAccount }>;
  /** A client with this token, or without one. */
  withToken(token?: string, headers?: Record<string, string>): TestClient;
  close(): Promise<void>;
}

const START = '2026-11-20T08:00:00.000Z';
// Hashed once: forty tests with an account each should not take forty hashes.
let passwordHash: Promise<string> | null = null;

const makeRole = async (db: Database, rights: readonly string[], at: string): Promise<number> => {
  const { role_id } = await db.kysely
    .insertInto('role')
    .values({
      built_in_key: null,
      organisation_id: null,
      title: `Role ${randomUUID()}`,
      title_cn: null,
      status: 'active',
      created_at: at,
    })
    .returning('role_id')
    .executeTakeFirstOrThrow();
  if (rights.length > 0)
    await db.kysely
      .insertInto('role_right')
      .values(rights.map((right_code) => ({ role_id, right_code })))
      .execute();
  return role_id;
};

const makeClient = (app: FastifyInstance, token = '', headers: Record<string, string> = {}): TestClient => {
  const send = async <T>(method: 'GET' | 'POST', url: string, parts: object): Promise<Answer<T>> => {
    const response = await app.inject({
      method,
      url: `/api${url}`,
      headers: { ...(token ? { [TOKEN_HEADER]: token } : {}), ...headers },
      ...parts,
    });
    const { statusCode: status, headers: answered } = response;
    // A file passes through without an envelope.
    const envelope = String(answered['content-type']).startsWith('application/octet-stream')
      ? { code: '0', data: response.body as T, msg: '' }
      : response.json<Envelope<T>>();
    return { ...envelope, status, headers: answered };
  };
  return {
    token,
    get: (path, query = {}) => send('GET', path, { query: toQuery(query) }),
    post: (path, body = {}) => send('POST', path, { payload: body }),
  };
};

const toQuery = (query: Record<string, unknown>): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  );

/** Starts a server over `db`, with every feature or those of the test. The clock stands still until the test moves it. */
export const makeTestServer = async (
  db: Database,
  environment: ServerEnvironment = {},
  features?: readonly ((app: FastifyInstance) => void)[],
): Promise<TestServer> => {
  const clock = {
    now: new Date(START),
    forward(milliseconds: number) {
      this.now = new Date(this.now.getTime() + milliseconds);
    },
  };
  const at = () => clock.now.toISOString();
  await ensureAccessDefaults(db, at());
  const app = await createServer({
    db,
    environment,
    clock: () => clock.now,
    ...(features ? { features } : {}),
  });
  await app.ready();

  const makeOrganisation: TestServer['makeOrganisation'] = (options = {}) =>
    createOrganisation(db, { name: `Organisation ${randomUUID()}`, plan: 'premium', at: at(), ...options });

  const makeAccount = async (options: MakeAccountOptions = {}): Promise<TestAccount> => {
    const { plan, packages } = options;
    const username = options.username ?? `user-${randomUUID()}`;
    const organisationId =
      options.organisationId ??
      (await makeOrganisation({ ...(plan ? { plan } : {}), ...(packages ? { packages } : {}) }));
    const roleId = options.rights
      ? await makeRole(db, options.rights, at())
      : await getBuiltInRoleId(db, options.role ?? 'analyst');
    passwordHash ??= hashPassword(TEST_PASSWORD);
    const accountId = await createAccount(db, {
      organisationId,
      roleId,
      username,
      type: options.type ?? 'basic',
      number: `N-${randomUUID()}`,
      realName: username,
      expiresOn: options.expiresOn ?? null,
      passwordHash: await passwordHash,
      mustChangePassword: options.mustChangePassword ?? false,
      sourceType: 'test',
      at: at(),
    });
    return { accountId, organisationId, username, roleId };
  };

  const signIn = async (account: TestAccount): Promise<TestClient> => {
    const token = makeToken();
    await createSession(db, {
      tokenHash: hashToken(token),
      accountId: account.accountId,
      address: '127.0.0.1',
      at: at(),
      idleBefore: at(),
      maxSessions: 100,
    });
    return makeClient(app, token);
  };

  return {
    app,
    db,
    clock,
    makeOrganisation,
    makeAccount,
    signIn,
    client: async (options) => {
      const account = await makeAccount(options);
      return { ...(await signIn(account)), account };
    },
    withToken: (token, headers) => makeClient(app, token, headers),
    close: () => app.close(),
  };
};
