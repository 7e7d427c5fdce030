import type { Database } from '@mingjian/database/connection';
import { tellFirst } from '../as-at-story.ts';
import { makeTestServer } from '../testing.ts';
import type { TestAccount, TestClient, TestServer } from '../testing.ts';

type Client = Awaited<ReturnType<TestServer['client']>>;
type Input = Readonly<Record<string, unknown>> | FormData;

const PREMIUM = { plan: 'premium', packages: ['A', 'B', 'C'] } as const;

/** Who asks, in the order of the columns of the table. */
export const COLUMNS = [
  'nobody',
  'trial',
  'basic',
  'analyst',
  'stranger',
  'administrator',
  'platform',
] as const;
export type Column = (typeof COLUMNS)[number];

/** Two things of one kind are never made at the same moment. */
const TICK_MS = 10;

/** Everything that a call may be asked about; all of it belongs to the analyst or to the analyst's organisation. */
export interface World {
  readonly server: TestServer;
  /** Null: nobody. */
  readonly accounts: Readonly<Record<Column, TestAccount | null>>;
  signIn(account: 'analyst' | 'administrator'): Promise<TestClient>;
  readonly analyst: Client;
  readonly companyId: number;
  readonly recordId: number;
  readonly holderId: number;
  readonly ratedAt: string;
  /** An account of the analyst's organisation, made for this question. */
  makeColleague(): Promise<number>;
  /** A role of the analyst's organisation, made for this question. */
  makeRole(): Promise<{ readonly id: number; readonly version: number }>;
  /** An organisation under that of the analyst, made for this question. */
  makeDepartment(): Promise<{ readonly id: number; readonly version: number }>;
  /** A notice that the analyst's administrator has published for later. */
  makeNotice(): Promise<number>;
  /** What an own call of the analyst has made, made for this question; `emptied`: a table that is cleared before. */
  make(path: string, input: Input, idName: string, emptied?: string): Promise<number>;
}

const first = async <T>(server: TestServer, text: string, companyId: number): Promise<T> => {
  const { rows } = await server.db.pool.query<{ value: T }>(text, [companyId]);
  return rows[0]!.value;
};

/** A server with a company that has a record in every dimension, and seven who ask. */
export const makeWorld = async (db: Database): Promise<World> => {
  const server = await makeTestServer(db, {
    rateLimits: { read: 1e9, search: 1e9, write: 1e9, login: 1e9, 'public-write': 1e9, code: 1e9 },
  });
  const companyId = await tellFirst(server.db);
  const analyst = await server.client(PREMIUM);
  const { organisationId } = analyst.account;
  const administrator = await server.client({
    type: 'administrator',
    role: 'organisation-administrator',
    organisationId,
  });
  const manager = { type: 'administrator', role: 'organisation-administrator' } as const;
  const accounts = {
    nobody: null,
    trial: await server.makeAccount({ plan: 'test' }),
    basic: await server.makeAccount({ plan: 'basic' }),
    analyst: analyst.account,
    stranger: await server.makeAccount({ ...PREMIUM, ...manager }),
    administrator: administrator.account,
    platform: await server.makeAccount({
      plan: 'diy',
      type: 'administrator',
      role: 'platform-administrator',
    }),
  };
  let count = 0;
  const makeBy = async (
    account: TestAccount,
    path: string,
    input: Input,
    idName: string,
  ): Promise<number> => {
    server.clock.forward(TICK_MS);
    const { code, data } = await (await server.signIn(account)).post<Record<string, number>>(path, input);
    if (code !== '0') throw new Error(`${path} answered ${code}`);
    return data![idName]!;
  };
  return {
    server,
    accounts,
    signIn: (name) => server.signIn({ analyst, administrator }[name].account),
    analyst,
    companyId,
    recordId: await first(
      server,
      `select min(record_id) as value from record where company_id = $1`,
      companyId,
    ),
    holderId: await first(
      server,
      `select min(holder_id) as value from shareholding_by_owned where company_id = $1`,
      companyId,
    ),
    ratedAt: await first(
      server,
      `select max(rated_at) as value from rating where company_id = $1`,
      companyId,
    ),
    makeColleague: async () => (await server.makeAccount({ organisationId })).accountId,
    makeRole: async () => {
      const title = `Role ${(count += 1)}`;
      const id = await makeBy(
        administrator.account,
        '/role/editRole',
        { title, rights: ['company.search'] },
        'id',
      );
      return { id, version: 1 };
    },
    makeDepartment: async () => {
      const input = { name: `Department ${(count += 1)}`, parentId: organisationId };
      return { id: await makeBy(administrator.account, '/org/editOrg', input, 'id'), version: 1 };
    },
    makeNotice: () =>
      makeBy(
        administrator.account,
        '/notice/editNotice',
        {
          kind: 'system',
          titleEn: 'Later',
          titleCn: '稍后',
          contentsEn: 'Later',
          contentsCn: '稍后',
          beginsAt: '2027-01-01T00:00:00.000Z',
          audience: [{ kind: 'organisation', targetId: organisationId }],
        },
        'id',
      ),
    make: async (path, input, idName, emptied) => {
      // Nobody may have many of these waiting.
      if (emptied) await server.db.pool.query(`truncate ${emptied} cascade`);
      return makeBy(analyst.account, path, input, idName);
    },
  };
};
