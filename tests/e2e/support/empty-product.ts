import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { get, openSession, post } from './api.ts';
import { launchProduct } from './start-product.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const OWN_PASSWORD = 'Round-trip-of-a-graph-1';

export interface EmptyProduct {
  readonly get: <T>(path: string, query: Record<string, string>) => Promise<T>;
  /** `npm run import -- <source> <path>`; what it printed. */
  readonly importFile: (source: string, path: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** The first administrator of an empty database chooses a password before anything else. */
const signInFirst = async (address: string, printed: string): Promise<string> => {
  const [, username = '', password = ''] = /First administrator: (\S+), password (\S+)/.exec(printed) ?? [];
  const first = await openSession(username, password, address);
  const change = { currentPassword: password, newPassword: OWN_PASSWORD, confirmPassword: OWN_PASSWORD };
  await post('/user/changePassword', change, first, address);
  return openSession(username, OWN_PASSWORD, address);
};

const runImport = (dataDir: string, args: readonly string[]): Promise<string> =>
  new Promise((done, failed) => {
    const main = join(ROOT, 'apps/server/src/commands/main.ts');
    const child = spawn(process.execPath, [main, 'import', ...args], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => (text += part));
    child.once('error', failed);
    child.once('exit', (code) => (code === 0 ? done(text) : failed(new Error(text))));
  });

/** A second product beside the one of all tests, with an empty database. */
export const startEmptyProduct = async (): Promise<EmptyProduct> => {
  const { address, dataDir, output, stop } = await launchProduct('0');
  const token = await signInFirst(address, output());
  return {
    get: (path, query) => get(path, query, token, address),
    importFile: (source, path) => runImport(dataDir, [source, path]),
    stop,
  };
};
