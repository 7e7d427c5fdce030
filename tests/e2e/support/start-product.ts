import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = resolve(import.meta.dirname, '../../..');
const DEMO_COMPANIES = '300';
const START_LIMIT_MS = 180_000;

/** How the tests learn where the product listens. */
export const ADDRESS_VARIABLE = 'MINGJIAN_E2E_ADDRESS';

const findFreePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const probe = createServer().once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });

const isHealthy = (address: string): Promise<boolean> =>
  fetch(`${address}/api/health`).then(
    (answer) => answer.ok,
    () => false,
  );

const waitUntilHealthy = async (address: string, product: ChildProcess): Promise<void> => {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (product.exitCode !== null) throw new Error(`npm start ended with code ${product.exitCode}`);
    if (await isHealthy(address)) return;
    await sleep(100);
  }
  throw new Error('npm start was not healthy in time');
};

export interface Product {
  readonly address: string;
  readonly dataDir: string;
  /** What the start has printed so far. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

/** Starts the product as `npm start` does, with a database and a market of its own. */
export const launchProduct = async (demoCompanies: string): Promise<Product> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mingjian-e2e-'));
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const product = spawn(process.execPath, [join(ROOT, 'apps/server/src/supervisor/main.ts')], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_COMPANIES: demoCompanies,
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolveEnd) => product.once('exit', resolveEnd));
  let output = '';
  for (const stream of [product.stdout, product.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const stop = async (): Promise<void> => {
    product.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await waitUntilHealthy(address, product);
  } catch (error) {
    console.log(output);
    await stop();
    throw error;
  }
  return { address, dataDir, output: () => output, stop };
};

/**
 * Starts the product with a small demo market for all tests, and ends it afterwards. With MINGJIAN_E2E_ADDRESS set, the tests run
 * against what listens there.
 */
const startProduct = async (): Promise<() => Promise<void>> => {
  if (process.env[ADDRESS_VARIABLE]) return () => Promise.resolve();
  const { address, stop } = await launchProduct(DEMO_COMPANIES);
  process.env[ADDRESS_VARIABLE] = address;
  return stop;
};

export default startProduct;
