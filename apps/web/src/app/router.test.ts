import { expect, it } from 'vitest';

const routerSource = Object.values(
  import.meta.glob<string>(['./router.tsx', './admin-routes.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join('\n');

const routes = [...routerSource.matchAll(/path: '([^']+)',\s*(\w+): ?([^\n]*)/g)].map(
  ([, path = '', kind = '', text = '']) => ({ path, kind, text }),
);

it('the code of every screen arrives when it is first opened; the other routes lead on or are unknown', () => {
  const eager = routes.filter(({ kind }) => kind !== 'lazy');
  expect(eager.map(({ path, text }) => [path, /redirect\('([^']+)'\)/.exec(text)?.[1] ?? 'unknown'])).toEqual(
    [
      ['/', '/dashboard'],
      ['/system', '/system/index'],
      ['*', 'unknown'],
    ],
  );
  expect(routes.length).toBeGreaterThan(eager.length);
  expect(routerSource).not.toMatch(/^import .*(features|screens)\//m);
});
