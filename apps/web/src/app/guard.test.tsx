import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MenuEntry } from '../api/session/index.ts';
import { closeSession, getSession, openSession, storeMenus, storeUserInfo } from '../api/session/index.ts';
import { guardSession, requireAdministrator, requireAuthority } from './guard.ts';

type Guard = typeof guardSession;

const MENU: MenuEntry = {
  id: 1,
  parentId: null,
  path: '/manage',
  title: 'System management',
  titleCn: '系统管理',
  icon: '',
  authority: 'user.manage',
  sort: 1,
  children: [],
};

let asked: string[] = [];

/** The network of the test: an answer for each call, by the end of its path. */
const answer = (answers: Readonly<Record<string, unknown>>): void => {
  vi.stubGlobal('fetch', (request: Request) => {
    const call = new URL(request.url).pathname.replace('/api', '');
    asked.push(call);
    return Promise.resolve(Response.json(answers[call] ?? { code: 'internal-error', data: null, msg: '' }));
  });
};

/** Where a guard leads: `open`, the path of a redirect or the status of a fault. */
const lead = async (guard: Guard, path: string): Promise<string | number | undefined> => {
  const request = new Request(new URL(path, 'http://localhost'));
  try {
    await guard({ request } as Parameters<Guard>[0], () => Promise.resolve('open'));
    return 'open';
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location') ?? thrown.status;
    return (thrown as { init?: { status?: number } }).init?.status;
  }
};

beforeEach(() => {
  asked = [];
  answer({
    '/user/info': { code: '0', data: { username: 'lin', authorities: [] }, msg: '' },
    '/menu/getMenuListByName': { code: '0', data: [MENU], msg: '' },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  closeSession();
});

describe('without a token', () => {
  it.each(['/login', '/login/', '/dashboard', '/'])('%s is open', async (path) => {
    expect(await lead(guardSession, path)).toBe('open');
    expect(asked).toEqual([]);
  });

  it.each(['/system/index', '/manage/user', '/pdfPage', '/nowhere', '/dashboard/more'])(
    '%s leads to the login page',
    async (path) => {
      expect(await lead(guardSession, path)).toBe('/login');
    },
  );
});

describe('with a token', () => {
  beforeEach(() => openSession('secret', 1));

  it('the login page leads into the system', async () => {
    expect(await lead(guardSession, '/login')).toBe('/system');
  });

  it('a user whose name is not known yet is loaded first, then the menu list', async () => {
    expect(await lead(guardSession, '/system/index')).toBe('open');
    expect(asked).toEqual(['/user/info', '/menu/getMenuListByName']);
    expect(getSession()).toMatchObject({ username: 'lin', menus: [MENU] });
    await lead(guardSession, '/system/analysis');
    expect(asked).toHaveLength(2);
  });

  it('user info that cannot be loaded ends the session and leads to the login page', async () => {
    answer({});
    expect(await lead(guardSession, '/system/index')).toBe('/login');
    expect(getSession().token).toBe('');
    expect(sessionStorage.getItem('token')).toBeNull();
  });

  it.each([
    ['fails', undefined],
    ['has another code than the string 0', { code: 0, data: [MENU], msg: '' }],
  ])('a menu list that %s opens no gated route and stops nothing else', async (_how, menus) => {
    answer({
      '/user/info': { code: '0', data: { username: 'lin', authorities: [] }, msg: '' },
      '/menu/getMenuListByName': menus,
    });
    expect(await lead(guardSession, '/system/index')).toBe('open');
    expect(getSession().menus).toEqual([]);
  });
});

describe('a route with an authority key', () => {
  const guard = requireAuthority('user.manage');

  it('is there when the menu list names the key, also deep inside', async () => {
    storeMenus([{ ...MENU, authority: null, children: [MENU] }]);
    expect(await lead(guard, '/manage/user')).toBe('open');
  });

  it('is an unknown path without it, whatever the account', async () => {
    storeUserInfo({ username: 'lin', isAdmin: '1', authorities: [{ authority: 'user.manage' }] });
    storeMenus([{ ...MENU, authority: 'role.manage' }]);
    expect(await lead(guard, '/manage/user')).toBe(404);
  });
});

it('a screen of system management is there for an administrator alone', async () => {
  const guard = requireAdministrator('user.manage');
  storeMenus([MENU]);
  storeUserInfo({ username: 'lin', isAdmin: '1', authorities: [] });
  expect(await lead(guard, '/manage/user')).toBe('open');
  storeUserInfo({ username: 'mei', isAdmin: '0', authorities: [] });
  expect(await lead(guard, '/manage/user')).toBe(404);
});
