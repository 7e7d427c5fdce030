import { makeTestDatabase } from '@mingjian/database/testing';
import { expect, it } from 'vitest';
import { startHttpServer } from './start-http-server.ts';

it('listens, is ready with plans, roles and log partitions, and closes', async () => {
  const db = await makeTestDatabase();
  const environment = {
    host: '127.0.0.1',
    port: 0,
    publicUrl: 'https://mingjian.example',
    trustProxy: undefined,
  };
  const server = await startHttpServer({ db, environment });
  const health = await fetch(`${server.address}/api/health`);
  expect([health.status, await health.json()]).toEqual([200, { code: '0', data: { status: 'ok' }, msg: '' }]);
  expect(health.headers.get('strict-transport-security')).toBe('max-age=31536000');

  const count = async (table: string) =>
    (await db.pool.query(`select count(*) as n from ${table}`)).rows[0].n;
  expect(await count('plan')).toBe(5);
  expect(await count('role')).toBe(3);
  expect(await count(`pg_inherits where inhparent = 'system_log'::regclass`)).toBe(3);

  await server.close();
  await expect(fetch(`${server.address}/api/health`)).rejects.toThrow();
});
