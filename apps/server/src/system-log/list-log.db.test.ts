import { ENDPOINTS } from '@mingjian/contract/endpoints';
import type { LogLine } from '@mingjian/contract/system-log';
import { makeTestDatabase } from '@mingjian/database/testing';
import { writeLog } from '@mingjian/database/system-log';
import { findLogArea } from '@mingjian/domain/system-log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestServer } from '../http/testing.ts';

interface Answer {
  readonly items: readonly LogLine[];
  readonly total: number;
  readonly from: string;
  readonly to: string;
}

type Client = Awaited<ReturnType<TestServer['client']>>;

const ADMINISTRATOR = { type: 'administrator', role: 'organisation-administrator' } as const;

let server: TestServer;
let admin: Client;
let colleague: Client;
let stranger: Client;
let platform: Client;

beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  admin = await server.client(ADMINISTRATOR);
  const below = await server.makeOrganisation({ parentId: admin.account.organisationId });
  colleague = await server.client({ organisationId: below, username: 'wang-colleague' });
  stranger = await server.client(ADMINISTRATOR);
  platform = await server.client({ type: 'administrator', role: 'platform-administrator' });
  await colleague.post('/favourite/addFavourite', { companyId: 999_999 });
  await colleague.get('/footprint/listFootprint');
  await stranger.get('/quota/listQuotas');
});
afterAll(() => server.close());

const list = async (client: Client, filter: Record<string, unknown> = {}) =>
  (await client.get<Answer>('/log/listLog', filter)).data!;

describe('the system log on the screen', () => {
  it('tells who did what to which company with which answer, the newest first', async () => {
    const { items, from, to } = await list(admin, { account: 'wang-coll' });
    expect([from, to]).toEqual(['2026-10-22', '2026-11-20']);
    expect(items).toMatchObject([
      { action: '/footprint/listFootprint', kind: 'view', code: '0', company: null },
      {
        action: '/favourite/addFavourite',
        kind: 'change',
        code: 'company-does-not-exist',
        company: { id: 999_999, name: '' },
        account: { id: colleague.account.accountId, username: 'wang-colleague' },
        organisation: { id: colleague.account.organisationId },
        details: { companyId: 999_999 },
      },
    ]);
  });

  it.each([
    [{ kind: 'change' }, ['/favourite/addFavourite']],
    [{ area: 'footprint' }, ['/footprint/listFootprint']],
    [{ companyId: 999_999 }, ['/favourite/addFavourite']],
    [{ outcome: 'refused' }, ['/favourite/addFavourite']],
    [{ outcome: 'done' }, ['/footprint/listFootprint']],
    [{ from: '2026-11-21', to: '2026-11-22' }, []],
    [{ from: '2026-11-20', to: '2026-11-20', kind: 'view' }, ['/footprint/listFootprint']],
    [{ account: '%' }, []],
  ])('is narrowed by %j', async (filter, actions) => {
    const { items, total } = await list(admin, {
      organisationId: colleague.account.organisationId,
      ...filter,
    });
    expect(items.map(({ action }) => action)).toEqual(actions);
    expect(total).toBe(actions.length);
  });

  it('is paged by the database, and counted no further than ten thousand', async () => {
    const organisationId = await server.makeOrganisation();
    const line = {
      loggedAt: '2026-11-01T00:00:00.000Z',
      accountId: null,
      organisationId,
      kind: 'view' as const,
      action: '/company/getProfile',
      companyId: null,
      code: '0',
      durationMs: 1,
      address: '::1',
    };
    await writeLog(
      server.db.pool,
      Array.from({ length: 10_001 }, (_, index) => ({ ...line, details: { index } })),
    );
    const page = await list(platform, { organisationId, page: 3, pageSize: 2 });
    expect(page).toMatchObject({ total: 10_000, totalIsCapped: true, page: 3 });
    expect(page.items.map(({ details }) => details['index'])).toEqual([9_996, 9_995]);
  });

  it('has words for the area of every call', () => {
    const unknown = ENDPOINTS.filter(({ log }) => log !== 'none').filter(({ path }) => !findLogArea(path));
    expect(unknown.map(({ path }) => path)).toEqual([]);
  });
});

describe('what a filter finds as a file', () => {
  it('holds the lines with their words, and nothing that a table program would run', async () => {
    await colleague.get('/company/searchCompanies', { keyword: '=1+1' });
    const answer = await server.app.inject({
      url: '/api/log/exportLog?account=wang-colleague&kind=view',
      headers: { token: admin.token, lang: 'cn' },
    });
    expect(answer.headers['content-disposition']).toContain(
      encodeURIComponent('系统日志 2026-10-22 2026-11-20.csv'),
    );
    const lines = answer.body.split('\r\n');
    expect(lines[0]).toContain('北京时间');
    expect(lines.slice(1, -1)).toHaveLength(2);
    expect(answer.body).toContain('浏览记录');
    expect(answer.body).not.toMatch(/(^|,)=/m);
  });
});

describe('the log refuses', () => {
  it.each([
    [{ from: '2026-11-20', to: '2026-11-19' }, 'period-ends-before-it-begins'],
    [{ from: '2025-01-01', to: '2026-11-19' }, 'period-too-long'],
    [{ from: 'yesterday' }, 'invalid-input'],
    [{ kind: 'rumour' }, 'invalid-input'],
    [{ area: "x'; drop table account" }, 'invalid-input'],
    [{ companyId: 'x' }, 'invalid-input'],
  ])('%j with %s', async (filter, code) => {
    for (const path of ['/log/listLog', '/log/exportLog'])
      expect(await admin.get(path, filter)).toMatchObject({ code });
  });

  it('an account whose role does not carry the right', async () => {
    for (const path of ['/log/listLog', '/log/exportLog'])
      expect(await colleague.get(path)).toMatchObject({ code: '403', data: null });
  });

  it('to show another organisation, whatever it is asked for', async () => {
    const theirs = { organisationId: colleague.account.organisationId };
    expect((await list(stranger, theirs)).items).toEqual([]);
    expect((await list(stranger, { account: 'wang-colleague' })).items).toEqual([]);
    const own = await list(stranger);
    expect(new Set(own.items.map(({ organisation }) => organisation?.id))).toEqual(
      new Set([stranger.account.organisationId]),
    );
    expect((await list(platform, theirs)).items.length).toBeGreaterThan(0);
  });
});
