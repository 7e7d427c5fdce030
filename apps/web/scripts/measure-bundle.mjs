// Adds up the JavaScript that each route makes the browser load, gzip, from vite's manifest. Exit code 1 when a route
// is too heavy. Workers are loaded on demand and counted apart; texts of the other language are not counted.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
/* oxlint-disable no-console -- a command talks to its caller */
import { gzipSync } from 'node:zlib';

const KILO = 1000;
const LOGIN_LIMIT_KB = 220;
const ROUTE_LIMIT_KB = 450;

const dist = join(import.meta.dirname, '../dist');
if (!existsSync(join(dist, '.vite/manifest.json'))) {
  console.error('apps/web/dist is not there: run `npm start` or `npm test` once, which build the web app.');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

const sizes = new Map();
const sizeOf = (file) => {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length);
  return sizes.get(file);
};

/** A chunk with everything that it imports statically. */
const closureOf = (key, seen = new Set()) => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key].imports ?? []) closureOf(imported, seen);
  return seen;
};

const kilobytesOf = (keys) => {
  const files = new Set(keys.flatMap((key) => [...closureOf(key)]).map((key) => manifest[key].file));
  return (
    [...files].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + sizeOf(file), 0) / KILO
  );
};

const entry = 'index.html';
const shell = 'src/app/shell/index.ts';
/** What every start loads beside its screen: fonts are styles, texts are those of the shell in one language. */
const start = [entry, 'src/i18n/en/common.ts', 'src/i18n/en/shell.ts'];

/** Each route, from the source itself, so that a new one cannot be forgotten. */
const routerSource = ['router.tsx', 'admin-routes.ts']
  .map((file) => readFileSync(join(import.meta.dirname, '../src/app', file), 'utf8'))
  .join('\n');
const routes = [
  ...routerSource.matchAll(
    /path: '([^']+)',\s*lazy: screen\(\s*\(\) => import\('\.{1,2}\/([^']+)'\)([^)]*)\)/g,
  ),
].map(([, path, file, namespaces]) => {
  const source = file.startsWith('features/') ? `src/${file}` : `src/app/${file}`;
  const texts = [...namespaces.matchAll(/'([\w-]+)'/g)].map(([, name]) => `src/i18n/en/${name}.ts`);
  const frame = path.startsWith('/system') || path.startsWith('/manage') || path.startsWith('/monitor');
  return { path, keys: [...start, source, ...texts, ...(frame ? [shell, 'src/i18n/en/password.ts'] : [])] };
});

let isTooHeavy = routes.length === 0;
for (const { path, keys } of routes) {
  const unknown = keys.filter((key) => !manifest[key]);
  if (unknown.length > 0) throw new Error(`${path}: not in the manifest: ${unknown.join(', ')}`);
  const kilobytes = kilobytesOf(keys);
  const limit = path === '/login' ? LOGIN_LIMIT_KB : ROUTE_LIMIT_KB;
  const verdict = kilobytes > limit ? 'TOO HEAVY' : 'ok';
  if (kilobytes > limit) isTooHeavy = true;
  console.log(`${path.padEnd(28)} ${kilobytes.toFixed(1).padStart(7)} kB of ${limit}  ${verdict}`);
}

const workers = readdirSync(join(dist, 'assets')).filter(
  (file) => /worker/i.test(file) && file.endsWith('.js'),
);
for (const file of workers)
  console.log(
    `${`worker ${file}`.padEnd(28)} ${(sizeOf(`assets/${file}`) / KILO).toFixed(1).padStart(7)} kB, apart`,
  );

process.exitCode = isTooHeavy ? 1 : 0;
