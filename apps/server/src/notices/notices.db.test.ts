import type { NamedTarget, Notice, PublishedNotice } from '@mingjian/contract/notices';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestClient, TestServer } from '../http/testing.ts';

type Client = Awaited<ReturnType<TestServer['client']>>;

const HEAD = { role: 'organisation-administrator', type: 'administrator' } as const;
const EVERYBODY = [{ kind: 'all', targetId: 0 }];

let server: TestServer;
let platform: Client;
/** Administrator of an organisation with one below it, and somebody in each; beside them somebody of another one. */
let head: Client;
let below: Client;
let stranger: Client;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
});
beforeEach(async () => {
  platform = await server.client({ role: 'platform-administrator', type: 'administrator' });
  head = await server.client(HEAD);
  const organisationId = await server.makeOrganisation({ parentId: head.account.organisationId });
  below = await server.client({ organisationId });
  stranger = await server.client();
});
afterAll(() => server.close());

const FORM = {
  kind: 'system',
  titleEn: 'Maintenance',
  titleCn: '系统维护',
  contentsEn: 'On Sunday from eight',
  contentsCn: '周日八点起',
  audience: EVERYBODY,
};
const publish = async (client: TestClient, changes: Record<string, unknown> = {}) => {
  const { code, data } = await client.post<{ id: number }>('/notice/editNotice', { ...FORM, ...changes });
  return { code, id: data?.id ?? 0 };
};
const readOwn = async (client: TestClient, query: Record<string, unknown> = {}) =>
  (await client.get<{ items: Notice[]; total: number }>('/notice/listNotices', query)).data!;
const sees = async (client: TestClient, id: number) =>
  (await readOwn(client)).items.some(({ noticeId }) => noticeId === id);
const seen = async (id: number) =>
  Promise.all([platform, head, below, stranger].map((client) => sees(client, id)));
const at = (minutes: number) => new Date(server.clock.now.getTime() + minutes * 60_000).toISOString();

describe('whom a notice reaches', () => {
  it.each([
    ['everybody, from the platform', () => platform, () => EVERYBODY, [true, true, true, true]],
    [
      'everybody of the own subtree, from an organisation',
      () => head,
      () => EVERYBODY,
      [false, true, true, false],
    ],
    [
      'an organisation with all below it',
      () => platform,
      () => [{ kind: 'organisation', targetId: head.account.organisationId }],
      [false, true, true, false],
    ],
    [
      'a role everywhere, from the platform',
      () => platform,
      () => [{ kind: 'role', targetId: below.account.roleId }],
      [false, false, true, true],
    ],
    [
      'a role within the own subtree, from an organisation',
      () => head,
      () => [{ kind: 'role', targetId: below.account.roleId }],
      [false, false, true, false],
    ],
    [
      'an account',
      () => head,
      () => [{ kind: 'account', targetId: below.account.accountId }],
      [false, false, true, false],
    ],
  ] as const)('%s', async (_, publisher, audience, expected) => {
    const { code, id } = await publish(publisher(), { audience: audience() });
    expect(code).toBe('0');
    expect(await seen(id)).toEqual(expected);
  });

  it('once, though several entries of the audience mean the same account', async () => {
    const audience = [
      { kind: 'account', targetId: below.account.accountId },
      { kind: 'role', targetId: below.account.roleId },
      { kind: 'organisation', targetId: below.account.organisationId },
    ];
    const { id } = await publish(head, { audience });
    const { items, total } = await readOwn(below);
    expect(items.filter(({ noticeId }) => noticeId === id)).toHaveLength(1);
    expect(total).toBe(items.length);
  });
});

describe('reading notices', () => {
  it('shows title, contents, publisher, begin and end, and counts until they are read', async () => {
    const { id } = await publish(head, { endsAt: at(60) });
    const count = async () => (await below.post<number>('/user/getNoticeCount')).data!;
    const before = await count();
    const { items } = await readOwn(below, { state: 'unread', kind: 'system' });
    expect(items.find(({ noticeId }) => noticeId === id)).toEqual({
      noticeId: id,
      kind: 'system',
      title: { en: 'Maintenance', cn: '系统维护' },
      contents: { en: 'On Sunday from eight', cn: '周日八点起' },
      publisher: expect.stringMatching(/^Organisation/),
      beginsAt: at(0),
      endsAt: at(60),
      isRead: false,
    });
    expect(await below.post('/notice/markNoticesRead', { noticeIds: [id, id] })).toMatchObject({
      data: { marked: 1 },
    });
    expect(await below.post('/notice/markNoticesRead', { noticeIds: [id] })).toMatchObject({
      data: { marked: 0 },
    });
    expect(await count()).toBe(before - 1);
    expect((await readOwn(below, { state: 'read' })).total).toBe(1);
    expect(await below.post('/notice/markNoticesRead')).toMatchObject({ data: { marked: before - 1 } });
    expect(await count()).toBe(0);
    expect((await readOwn(head, { state: 'read' })).total).toBe(0);
  });

  it('marks nothing that is for others', async () => {
    const { id } = await publish(head);
    expect(await stranger.post('/notice/markNoticesRead', { noticeIds: [id] })).toMatchObject({
      data: { marked: 0 },
    });
  });

  it('is bounded by begin and end', async () => {
    const { id } = await publish(head, { beginsAt: at(10), endsAt: at(20) });
    expect(await sees(below, id)).toBe(false);
    server.clock.forward(10 * 60_000);
    expect(await sees(below, id)).toBe(true);
    server.clock.forward(10 * 60_000);
    expect(await sees(below, id)).toBe(false);
  });

  it.each([['/notice/listNotices'], ['/notice/listPublishedNotices']])('%s needs a session', async (path) => {
    expect(await server.withToken().get(path)).toMatchObject({ code: '401' });
  });
});

describe('publishing notices', () => {
  it('is refused for a target outside the own subtree, or one that does not exist', async () => {
    for (const target of [
      { kind: 'organisation', targetId: stranger.account.organisationId },
      { kind: 'organisation', targetId: 1 },
      { kind: 'account', targetId: stranger.account.accountId },
      { kind: 'account', targetId: 999_999 },
      { kind: 'role', targetId: 999_999 },
    ])
      expect(await publish(head, { audience: [target] }), JSON.stringify(target)).toMatchObject({
        code: 'node-not-authorized',
      });
  });

  it.each([
    [{ titleEn: ' ' }],
    [{ titleCn: 'x'.repeat(121) }],
    [{ contentsCn: '' }],
    [{ kind: 'gossip' }],
    [{ audience: [] }],
    [{ audience: [{ kind: 'all', targetId: 7 }] }],
    [{ audience: [{ kind: 'role', targetId: 0 }] }],
    [{ beginsAt: '2026-11-22T00:00:00Z', endsAt: '2026-11-21T00:00:00Z' }],
    [{ endsAt: 'tomorrow' }],
  ])('refuses %j', async (changes) => {
    expect(await publish(head, changes)).toMatchObject({ code: 'invalid-input' });
  });

  it('can be changed until it begins, then only withdrawn', async () => {
    const { id } = await publish(head, { beginsAt: at(10) });
    const changed = {
      id,
      beginsAt: at(10),
      titleEn: 'Later',
      audience: [{ kind: 'account', targetId: head.account.accountId }],
    };
    expect(await publish(head, changed)).toMatchObject({ code: '0' });
    server.clock.forward(10 * 60_000);
    expect(await publish(head, { ...changed, titleEn: 'Too late' })).toMatchObject({
      code: 'notice-has-begun',
    });
    expect(await seen(id)).toEqual([false, true, false, false]);
    const { data } = await head.get<{ items: PublishedNotice[] }>('/notice/listPublishedNotices', {
      stage: 'running',
    });
    expect(data!.items).toMatchObject([
      {
        noticeId: id,
        title: { en: 'Later' },
        audience: [{ kind: 'account', name: { en: head.account.username } }],
      },
    ]);
    expect(await head.post('/notice/withdrawNotice', { id })).toMatchObject({ code: '0' });
    expect(await sees(head, id)).toBe(false);
    expect(await publish(head, changed)).toMatchObject({ code: 'notice-has-begun' });
  });

  it('reaches no notice of another organisation or of the platform', async () => {
    const other = await server.client(HEAD);
    const [theirs, all] = [
      await publish(other, { beginsAt: at(10) }),
      await publish(platform, { beginsAt: at(10) }),
    ];
    for (const { id } of [theirs, all]) {
      expect(await publish(head, { id })).toMatchObject({ code: 'notice-does-not-exist' });
      expect(await head.post('/notice/withdrawNotice', { id })).toMatchObject({
        code: 'notice-does-not-exist',
      });
    }
    const { data } = await head.get<{ total: number }>('/notice/listPublishedNotices');
    expect(data!.total).toBe(0);
    const mine = await platform.get<{ items: PublishedNotice[] }>('/notice/listPublishedNotices', {
      stage: 'planned',
    });
    expect(mine.data!.items.map(({ noticeId }) => noticeId)).toEqual(
      expect.arrayContaining([theirs.id, all.id]),
    );
  });

  it('offers targets of the own subtree only', async () => {
    const ask = async (client: TestClient, kind: string, keyword = '') =>
      (await client.get<NamedTarget[]>('/notice/listNoticeTargets', { kind, keyword })).data!;
    const idsOf = async (kind: string) => new Set((await ask(head, kind)).map(({ targetId }) => targetId));
    expect(await idsOf('account')).toEqual(new Set([head.account.accountId, below.account.accountId]));
    expect(await idsOf('organisation')).toEqual(
      new Set([head.account.organisationId, below.account.organisationId]),
    );
    expect(await ask(head, 'account', stranger.account.username)).toEqual([]);
    expect(await ask(platform, 'account', stranger.account.username)).toHaveLength(1);
    expect((await ask(head, 'role', '分析')).map(({ name }) => name.en)).toEqual(['Analyst']);
  });

  it('needs its right', async () => {
    for (const path of ['/notice/editNotice', '/notice/withdrawNotice'])
      expect(await stranger.post(path, { ...FORM, id: 1 })).toMatchObject({ code: '403' });
    for (const path of ['/notice/listPublishedNotices', '/notice/listNoticeTargets'])
      expect(await stranger.get(path, { kind: 'role' })).toMatchObject({ code: '403' });
  });
});
