import type { MenuEntry } from '@mingjian/contract/menus';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestClient, TestServer } from '../http/testing.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  admin = await server.client({ type: 'administrator', role: 'platform-administrator' });
});
afterAll(() => server.close());

const SCREENS = [
  '/dashboard',
  '/system/index',
  '/system/analysis',
  '/system/batch-import',
  '/system/credit/profile',
  '/system/credit/rating',
  '/system/credit/shareholder',
  '/system/credit/business',
  '/system/credit/validation',
  '/system/user',
];

const entry = (changes: Record<string, unknown> = {}) => ({
  path: '/manage/user',
  title: 'Users',
  titleCn: '用户',
  icon: 'UserOutlined',
  authority: 'user.manage',
  ...changes,
});

const create = async (changes: Record<string, unknown> = {}) =>
  (await admin.post<{ id: number }>('/menu/editMenu', entry(changes))).data!.id;

const ownPaths = async (client: TestClient) =>
  (await client.get<MenuEntry[]>('/menu/getMenuListByName')).data!.map((item) => item.path);

describe('the menu list of an account', () => {
  it('lists the screens that exist, each with path, title, icon, authority and children', async () => {
    const analyst = await server.client();
    const { code, data } = await analyst.get<MenuEntry[]>('/menu/getMenuListByName');
    expect(code).toBe('0');
    expect(data!.map((item) => item.path)).toEqual(SCREENS);
    expect(data![2]).toMatchObject({
      title: 'Company search',
      titleCn: '企业搜索',
      icon: 'SearchOutlined',
      authority: 'company.search',
      children: [],
    });
  });

  it('leaves out system management for an account that is no administrator, whatever its role opens', async () => {
    const id = await create();
    const rights = ['user.manage'];
    const manager = await server.client({ type: 'administrator', rights });
    const clerk = await server.client({ rights });
    expect(await ownPaths(manager)).toContain('/manage/user');
    expect(await ownPaths(clerk)).not.toContain('/manage/user');
    await admin.post('/menu/delMenu', { id });
  });

  it('leaves out what the role does not open, with everything under it', async () => {
    const parent = await create({ path: '/manage', authority: 'user.manage' });
    await create({ path: '/manage/user', parentId: parent, authority: null });
    const clerk = await server.client({ rights: ['company.search'] });
    expect(await ownPaths(clerk)).toEqual([
      '/dashboard',
      '/system/index',
      '/system/analysis',
      '/system/user',
    ]);
    const manager = await server.client({ type: 'administrator', rights: ['user.manage'] });
    const { data } = await manager.get<MenuEntry[]>('/menu/getMenuListByName');
    const found = data!.find(({ id }) => id === parent);
    expect(found).toMatchObject({ path: '/manage', children: [{ path: '/manage/user' }] });
  });

  it('needs a session', async () => {
    expect(await server.withToken().get('/menu/getMenuListByName')).toMatchObject({ code: '401' });
  });
});

describe('managing menus', () => {
  it('creates without an id and changes with one', async () => {
    const id = await create({ path: '/monitor/log', title: 'Log', sort: 5 });
    const changed = entry({ id, path: '/monitor/log', title: 'System log', authority: 'log.view' });
    expect(await admin.post('/menu/editMenu', changed)).toMatchObject({ code: '0', data: { id } });
    const { data } = await admin.get<MenuEntry[]>('/menu/getMenuList');
    expect(data!.filter((item) => item.id === id)).toMatchObject([
      { title: 'System log', authority: 'log.view' },
    ]);
  });

  it.each([
    [{ path: '' }, 'path', 'Path is required'],
    [{ path: '//evil.example' }, 'path', 'The path must begin with / and hold letters, digits, - and _ only'],
    [{ title: ' ' }, 'title', 'Title is required'],
  ])('refuses %o', async (changes, field, sentence) => {
    expect(await admin.post('/menu/editMenu', entry(changes))).toMatchObject({
      code: 'invalid-input',
      data: { fields: [{ field, sentence }] },
    });
  });

  it('refuses a parent or a right that does not exist, and an entry under itself', async () => {
    const refusal = { code: 'node-not-authorized', msg: 'Please select an authorized node' };
    expect(await admin.post('/menu/editMenu', entry({ parentId: 999_999 }))).toMatchObject(refusal);
    expect(await admin.post('/menu/editMenu', entry({ authority: 'no.such' }))).toMatchObject(refusal);
    const parent = await create();
    const child = await create({ parentId: parent });
    expect(await admin.post('/menu/editMenu', entry({ id: parent, parentId: child }))).toMatchObject(refusal);
    expect(await admin.post('/menu/editMenu', entry({ id: 999_999 }))).toMatchObject({
      code: 'menu-does-not-exist',
    });
  });

  it('deletes an entry, the child node first', async () => {
    const parent = await create();
    const child = await create({ parentId: parent });
    expect(await admin.post('/menu/delMenu', { id: parent })).toMatchObject({
      code: 'menu-has-children',
      msg: 'Please delete the child node first',
    });
    expect(await admin.post('/menu/delMenu', { id: child })).toMatchObject({ code: '0', data: null });
    expect(await admin.post('/menu/delMenu', { id: parent })).toMatchObject({ code: '0' });
    expect(await admin.post('/menu/delMenu', { id: parent })).toMatchObject({ code: 'menu-does-not-exist' });
  });

  it('keeps the way to the administration of menus as it is, with its right', async () => {
    const { data } = await admin.get<MenuEntry[]>('/menu/getMenuList');
    const { children, ...menus } = data!
      .flatMap((item) => item.children)
      .find((item) => item.path === '/manage/menu')!;
    const refusal = { code: 'menu-is-needed' };
    expect(children).toEqual([]);
    expect(await admin.post('/menu/delMenu', { id: menus.id })).toMatchObject(refusal);
    expect(await admin.post('/menu/editMenu', { ...menus, path: '/manage/other' })).toMatchObject(refusal);
    expect(await admin.post('/menu/editMenu', { ...menus, authority: null })).toMatchObject(refusal);
    expect(await admin.post('/menu/editMenu', { ...menus, title: 'Menus' })).toMatchObject({ code: '0' });
  });

  it('lets two changes at the same moment make neither a ring nor an orphan', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [left, right] = [await create(), await create()];
      const moves = await Promise.all([
        admin.post('/menu/editMenu', { ...entry(), id: left, parentId: right }),
        admin.post('/menu/editMenu', { ...entry(), id: right, parentId: left }),
      ]);
      expect(new Set(moves.map(({ code }) => code))).toEqual(new Set(['0', 'node-not-authorized']));
      const parentId = await create();
      const both = await Promise.all([
        admin.post('/menu/delMenu', { id: parentId }),
        admin.post('/menu/editMenu', { ...entry(), parentId }),
      ]);
      expect(both.filter(({ code }) => code === '0')).toHaveLength(1);
      expect(both.every(({ status }) => status === 200)).toBe(true);
    }
  });

  it('is for the platform administrator only', async () => {
    const orgadmin = await server.client({ type: 'administrator', role: 'organisation-administrator' });
    expect(await orgadmin.get('/menu/getMenuList')).toMatchObject({ code: '403' });
    expect(await orgadmin.post('/menu/editMenu', entry())).toMatchObject({ code: '403' });
    expect(await orgadmin.post('/menu/delMenu', { id: 1 })).toMatchObject({ code: '403' });
  });
});
