import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Sentence } from './sentence.mjs';

const STALE_LOCK_MS = 15 * 60_000;

/** Runs `npm ci` unless what is installed is exactly what package-lock.json names. */
export const ensureInstalled = async (root) => {
  if (isInstalled(root)) return;
  const lock = join(
    tmpdir(),
    `mingjian-install-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`,
  );
  await takeLock(lock);
  try {
    // Another run may have installed everything while this one waited.
    if (!isInstalled(root)) await install(root);
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
};

/** npm writes down what it installed, last of all, in a lock file of the same shape. */
export const isInstalled = (root) => {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted)
    throw new Sentence(`package-lock.json is missing in ${root}: this is no complete copy of Mingjian.`);
  if (!present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = present[path];
    if (!found) return entry.optional === true || entry.devOptional === true || entry.peer === true;
    return found.version === entry.version;
  });
};

const readPackages = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
};

/** Nothing of ours needs an install script (the database launcher makes the missing links itself). */
const install = async (root) => {
  const started = Date.now();
  console.log('Installing what package-lock.json names (npm ci) ...');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const code = await new Promise((resolve) => {
    const child = spawn(program, [...first, ...args], {
      cwd: root,
      stdio: 'inherit',
      shell: program === 'npm' && process.platform === 'win32',
      // What npm told this script about itself must not lead the inner npm to another folder or script.
      env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_(?!config_)/.test(name))),
    });
    child.once('error', () => resolve(-1));
    child.once('exit', resolve);
  });
  if (code !== 0) {
    throw new Sentence(
      code === -1
        ? 'npm was not found. Install Node with npm from https://nodejs.org and start again.'
        : 'npm ci failed (its message is above). Check the network or the npm registry settings and start again.',
    );
  }
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
};

/** A folder is made by one process only; a lock whose process is gone is taken over. */
const takeLock = async (lock) => {
  for (let isTold = false; ; isTold = true) {
    try {
      mkdirSync(lock);
      writeFileSync(join(lock, 'pid'), String(process.pid));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isStale(lock)) {
      rmSync(lock, { recursive: true, force: true });
      continue;
    }
    if (!isTold) console.log('Another run is installing; waiting for it.');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
};

const isStale = (lock) => {
  try {
    const file = join(lock, 'pid');
    if (!existsSync(file)) return Date.now() - statSync(lock).mtimeMs > 5000;
    if (Date.now() - statSync(lock).mtimeMs > STALE_LOCK_MS) return true;
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
};
