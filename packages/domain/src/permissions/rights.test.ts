import { describe, expect, it } from 'vitest';
import { BUILT_IN_ROLES, RIGHTS, findRight } from './index.ts';

const rightsOf = (key: string): readonly string[] =>
  BUILT_IN_ROLES.find((role) => role.key === key)?.rights ?? [];

describe('rights and built-in roles', () => {
  it('every right has one dotted code and a name in both languages', () => {
    const codes = RIGHTS.map((right) => right.code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const { code, en, cn } of RIGHTS) {
      expect(code).toMatch(/^[a-z-]+\.[a-z]+$/);
      expect(en).not.toBe('');
      expect(cn).toMatch(/\p{Script=Han}/u);
    }
  });

  it('only the platform administrator manages menus and the platform', () => {
    for (const code of ['menu.manage', 'platform.manage'])
      expect(
        BUILT_IN_ROLES.filter((role) => (role.rights as readonly string[]).includes(code)),
      ).toMatchObject([{ key: 'platform-administrator' }]);
  });

  it('an analyst has every right that is sold and none of administration', () => {
    const sold = RIGHTS.filter((right) => right.feature !== null).map((right) => right.code);
    expect([...rightsOf('analyst')].sort()).toEqual([...sold].sort());
  });

  it('an administrator of an organisation manages its accounts, roles, organisations, quotas and log', () => {
    expect(rightsOf('organisation-administrator')).toEqual(
      expect.arrayContaining([
        'user.manage',
        'role.manage',
        'org.manage',
        'quota.manage',
        'notice.manage',
        'log.view',
      ]),
    );
  });

  it('a right that does not exist is not found', () => {
    expect(findRight('rating.view')).toMatchObject({ feature: 'rating-verification' });
    expect(findRight('rating.fly')).toBeUndefined();
  });
});
