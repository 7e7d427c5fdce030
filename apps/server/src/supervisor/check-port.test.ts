import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { checkPort } from './check-port.ts';

test('a port in use is named before the long work begins; a free one passes', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(checkPort('127.0.0.1', port)).rejects.toThrow(
    `Another program already listens on port ${port} of 127.0.0.1. Stop it, or set PORT to a free port.`,
  );
  await new Promise((resolve) => other.close(resolve));
  await expect(checkPort('127.0.0.1', port)).resolves.toBeUndefined();
});

test('an address that is not of this machine is refused', async () => {
  await expect(checkPort('192.0.2.1', 3000)).rejects.toThrow('Check HOST and PORT.');
});
