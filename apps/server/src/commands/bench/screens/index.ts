import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { Command } from '../../command.ts';

const ROOT = resolve(import.meta.dirname, '../../../../../..');

/** `npm run bench -- screens`: a browser opens companies; it lives with the browser tests, whose tools it uses. */
export const run: Command = () =>
  new Promise((resolveCode, reject) => {
    const program = join(ROOT, 'tests/e2e/bench/measure-screens.ts');
    const child = spawn(process.execPath, [program], { cwd: ROOT, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => resolveCode(code ?? 1));
  });
