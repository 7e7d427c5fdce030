import { expect, it } from 'vitest';
import type { MenuEntry } from '../../api/session/index.ts';
import { BUILT_PATHS, keepBuilt } from './built-menus.ts';

const sources = import.meta.glob<string>(['../router.tsx', '../admin-routes.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const routerSource = sources['../router.tsx'] ?? '';

const entry = (path: string, children: readonly MenuEntry[] = []): MenuEntry => ({
  id: 1,
  parentId: null,
  path,
  title: path,
  titleCn: path,
  sort: 1,
  icon: '',
  authority: null,
  children,
});

it('a menu shows what is built: an entry without a screen and a heading without entries are left out', () => {
  const menus = [
    entry('/system/index'),
    entry('/system/credit', [entry('/system/credit/profile'), entry('/system/credit/nowhere')]),
    entry('/manage', [entry('/manage/nowhere')]),
  ];
  expect(keepBuilt(menus)).toEqual([
    entry('/system/index'),
    entry('/system/credit', [entry('/system/credit/profile')]),
  ]);
});

it('what counts as built is exactly what the tree of routes holds inside the shell', () => {
  const shell = routerSource.slice(routerSource.indexOf('./shell/index.ts')) + sources['../admin-routes.ts'];
  const screens = [...shell.matchAll(/path: '(\/[^']*)',\s*lazy:/g)].map((found) => found[1]);
  expect(new Set(screens)).toEqual(new Set(BUILT_PATHS));
});
