import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { OperatorError, withLock } from '@mingjian/database/launcher';

const SOURCES = [
  'apps/web/index.html',
  'apps/web/package.json',
  'apps/web/vite.config.ts',
  'apps/web/compress-files.ts',
  'apps/web/public',
  'apps/web/src',
  'packages/contract/src',
  'packages/domain/src',
  'package-lock.json',
];

const STAMP = '.built-from';
const BUILT = 'apps/web/dist.new';

/** Builds the web app into apps/web/dist unless it was built from exactly these sources. Answers whether it did. */
export const buildWeb = async (root: string): Promise<boolean> => {
  const dist = join(root, 'apps/web/dist');
  const isFresh = (): boolean => readStamp(dist) === hashSources(root);
  if (isFresh()) return false;
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  return await withLock(join(cache, 'build-web'), async () => {
    // Another start may have built it while this one waited.
    if (isFresh()) return false;
    await buildInto(root, dist);
    return true;
  });
};

const readStamp = (dist: string): string | undefined => {
  const stamp = join(dist, STAMP);
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
};

/** Built beside and put in place at the end: a server that runs meanwhile never serves half an app. */
const buildInto = async (root: string, dist: string): Promise<void> => {
  const hash = hashSources(root);
  await runVite(root, basename(BUILT));
  const built = join(root, BUILT);
  writeFileSync(join(built, STAMP), hash);
  rmSync(dist, { recursive: true, force: true });
  renameSync(built, dist);
};

const hashSources = (root: string): string => {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => listFiles(root, source))) {
    hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
};

const listFiles = (root: string, path: string): readonly string[] => {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/\.test\.tsx?$/.test(name) && statSync(join(full, name)).isFile())
    .sort()
    .map((name) => `${path}/${name}`);
};

const runVite = async (root: string, outDir: string): Promise<void> => {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(
    process.execPath,
    [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
    {
      cwd: join(root, 'apps/web'),
      stdio: ['ignore', 'pipe', 'pipe'],
      // The build is the same for everybody, whatever NODE_ENV the shell carries.
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code === 0) return;
  throw new OperatorError(
    `The web app could not be built:\n${output.trim().split('\n').slice(-20).join('\n')}`,
  );
};
