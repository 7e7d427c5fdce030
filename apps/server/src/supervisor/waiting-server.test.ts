import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startWaitingServer } from './waiting-server.ts';

/** A port that another program holds until `free` is called. */
const holdPort = async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  return { port, free: () => new Promise((resolve) => other.close(resolve)) };
};

test('a port in use is named before the long work begins', async () => {
  const { port, free } = await holdPort();
  await expect(startWaitingServer('127.0.0.1', port)).rejects.toThrow(
    `Another program already listens on port ${port} of 127.0.0.1. Stop it, or set PORT to a free port.`,
  );
  await free();
});

test('an address that is not of this machine is refused', async () => {
  await expect(startWaitingServer('192.0.2.1', 3000)).rejects.toThrow('Check HOST and PORT.');
});

test('whoever looks while the market is made hears that it is starting, and how far it is', async () => {
  const { port, free } = await holdPort();
  await free();
  const server = await startWaitingServer('127.0.0.1', port);
  server.tell('Companies: 400 of 20,000 (2 %) <b>');
  const health = await fetch(`http://127.0.0.1:${port}/api/health`);
  expect([health.status, await health.json()]).toEqual([
    503,
    { code: '0', data: { status: 'starting' }, msg: '' },
  ]);
  const page = await fetch(`http://127.0.0.1:${port}/login`);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('Companies: 400 of 20,000 (2 %) &#60;b&#62;');

  await server.close();
  await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow('fetch failed');
});
