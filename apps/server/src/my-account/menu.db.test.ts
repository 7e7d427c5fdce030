import type { MenuEntry } from '@mingjian/contract/menus';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { MakeAccountOptions, TestServer } from '../http/testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
});
afterAll(() => server.close());

const listPaths = async (options: MakeAccountOptions) => {
  const client = await server.client(options);
  const { data } = await client.get<MenuEntry[]>('/menu/getMenuListByName');
  return data!.flatMap((entry) => entry.children.map(({ path }) => path));
};

it('everybody finds the own account, only an administrator the sub-accounts', async () => {
  const rights = ['user.manage'];
  const [own, sub] = ['/system/user/myAccount', '/system/user/accountAdmin'];
  const administrator = await listPaths({ type: 'administrator', rights });
  expect(administrator).toContain(own);
  expect(administrator).toContain(sub);
  for (const options of [{ rights }, { type: 'administrator', rights: [] }] as const) {
    const paths = await listPaths(options);
    expect(paths).toContain(own);
    expect(paths).not.toContain(sub);
  }
});
