// The door of every npm script: `node scripts/run.mjs <task> [arguments]`. Plain JavaScript without
// dependencies, since it runs before anything is installed and with any Node from 20 on.
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { findNode } from './find-node.mjs';

const root = dirname(import.meta.dirname ?? dirname(new URL(import.meta.url).pathname));

/** Which file does a task; every other name is a command of apps/server/src/commands. */
const TASKS = {
  start: ['apps/server/src/supervisor/main.ts'],
  test: ['scripts/test.mjs'],
  'test:screens': ['scripts/test.mjs', '--screens'],
  check: ['scripts/check.mjs'],
};

const [task = '', ...given] = process.argv.slice(2);

try {
  await ensureInstalled(root);
  const node = findNode(root);
  const [file, ...fixed] = TASKS[task] ?? ['apps/server/src/commands/main.ts', task];
  process.exitCode = await run(node, [join(root, file), ...fixed, ...given]);
} catch (error) {
  console.error(error.isSentence ? error.message : error);
  process.exitCode = 1;
}

/** Runs the task in the folder where npm was called, so that file names mean what the person sees. */
function run(node, args) {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const cwd = TASKS[task] ? root : (process.env.INIT_CWD ?? process.cwd());
  const env = {
    ...process.env,
    PATH: path,
    // Compiled code is kept between runs, which halves the time a process needs before its first line.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  };
  const child = spawn(node, args, { cwd, env, stdio: 'inherit' });
  // The child ends in its own time; until then this process only passes signals on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  followParent(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Told to end, npm ends its shell, which tells nobody: a new parent is how this process hears of it. */
function followParent(onGone) {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  setInterval(() => process.ppid !== parent && onGone(), 500).unref();
}
