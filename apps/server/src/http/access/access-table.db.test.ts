import { ENDPOINTS } from '@mingjian/contract/endpoints';
import type { Endpoint } from '@mingjian/contract/wire';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCESS_TABLE } from './access-table.ts';
import type { AccessRow } from './access-row.ts';
import { COLUMNS, makeWorld } from './access-world.ts';
import type { Column, World } from './access-world.ts';

const WORDS: Readonly<Record<string, string>> = {
  '0': 'works',
  T: '401',
  R: '403',
  F: 'feature-not-activated',
};

let world: World;
beforeAll(async () => {
  world = await makeWorld(await makeTestDatabase());
});
afterAll(() => world.server.close());

/** The code that one of the seven hears; what works answers 0, whatever the number of its success. */
const ask = async ({ method, path, successCode }: Endpoint, line: AccessRow, column: Column) => {
  const { server, accounts } = world;
  const input = await line.input(world);
  const account = accounts[column];
  const client = account ? await server.signIn(account) : server.withToken();
  const url = `/api${path}`;
  if (method === 'POST') {
    const { code } = await client.post(path, input);
    return code === (successCode ?? '0') ? 'works' : code;
  }
  const response = await server.app.inject({
    url,
    query: input as Record<string, string>,
    headers: account ? { token: client.token } : {},
  });
  const isFile = String(response.headers['content-type']).startsWith('application/octet-stream');
  const code = isFile ? '0' : response.json<{ code: string }>().code;
  return code === '0' ? 'works' : code;
};

it('has a line for every call, and none for another', () => {
  expect(Object.keys(ACCESS_TABLE).toSorted()).toEqual(ENDPOINTS.map(({ path }) => path).toSorted());
});

describe.each(ENDPOINTS.filter(({ path }) => path in ACCESS_TABLE))('$path', (endpoint) => {
  it('answers each of the seven who ask as the table says', async () => {
    const line = ACCESS_TABLE[endpoint.path]!;
    const heard: Partial<Record<Column, string>> = {};
    for (const column of COLUMNS) heard[column] = String(await ask(endpoint, line, column));
    const expected = COLUMNS.map((column, at) => {
      const sign = line.expected[at]!;
      return [column, sign === 'N' ? line.refusal : WORDS[sign]];
    });
    expect(heard).toEqual(Object.fromEntries(expected));
  });
});
