import { describe, expect, it } from 'vitest';
import { DEFAULT_APP_STATE, EMPTY_USER } from './session.ts';
import type { SessionState } from './session.ts';
import { withUserInfo, withoutUser } from './transitions.ts';

const start: SessionState = { ...EMPTY_USER, ...DEFAULT_APP_STATE, menus: [] };
const menu = {
  id: 1,
  parentId: null,
  path: '/m',
  title: 'M',
  titleCn: '菜单',
  icon: '',
  authority: null,
  sort: 1,
  children: [],
};
const authorities = (...codes: readonly string[]) => codes.map((authority) => ({ authority }));

describe('the package flags', () => {
  it('start locked', () => {
    expect(start).toMatchObject({ authA: true, authB: true, authC: true });
  });

  it.each([
    ['10002', { authA: false, authB: true, authC: true }],
    ['10003', { authA: true, authB: false, authC: true }],
    ['10004', { authA: true, authB: true, authC: false }],
    ['company.search', { authA: true, authB: true, authC: true }],
  ])('authority %s opens its package and no other', (code, flags) => {
    expect(withUserInfo(start, { authorities: authorities(code) })).toMatchObject(flags);
  });
});

describe('logout', () => {
  const user = withUserInfo(
    { ...start, token: 't', menus: [menu] },
    { username: 'lin', roleId: 4, isAdmin: '1', authorities: authorities('10002', '10003', '10004') },
  );

  it('clears token, identity, role, authorities and menus', () => {
    expect(withoutUser(user)).toMatchObject({
      token: '',
      username: '',
      roleId: null,
      isAdmin: '0',
      authorities: [],
      menus: [],
    });
  });

  it('locks A and B again but never resets C', () => {
    expect(withoutUser(user)).toMatchObject({ authA: true, authB: true, authC: false });
  });

  it('leaves C stale until the next user info, which takes all three anew', () => {
    expect(withUserInfo(withoutUser(user), { authorities: [] })).toMatchObject({ authC: true });
  });

  it('keeps the language', () => {
    expect(withoutUser({ ...user, lang: 'cn' }).lang).toBe('cn');
  });
});

it('every field of the session and the app state has the default of the specification', () => {
  expect(start).toMatchObject({
    token: '',
    username: '',
    isAdmin: '0',
    lang: 'en',
    viewIndex: '0',
    notice: 0,
  });
  const fields =
    'token id username realName levelId status sourceType integration jumpCompanyName roleId isAdmin authorities ' +
    'authA authB authC lang contactDig showRate viewIndex notice';
  expect(Object.keys(start)).toEqual(expect.arrayContaining(fields.split(' ')));
});
