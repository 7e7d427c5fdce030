import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestServer } from '../../../http/testing.ts';
import type { TestServer } from '../../../http/testing.ts';
import { matchBatchImports } from '../../../jobs/batch-imports/match-batch-import.ts';
import { makeXmlBomb, makeZipBomb } from './bad-files.ts';

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
});
afterAll(() => server.close());

const submit = async (bytes: Buffer<ArrayBuffer>) => {
  const client = await server.client({ plan: 'premium', packages: ['A', 'B', 'C'] });
  const form = new FormData();
  form.append('file', new File([bytes], 'list.xlsx'));
  return client.post('/batchImport/submitBatchImport', form);
};

it('a workbook that unpacks to a hundred times its size is refused before it is unpacked', async () => {
  expect(await submit(await makeZipBomb())).toMatchObject({ code: 'file-unpacks-too-large' });
});

it('a workbook whose entities multiply is refused by the worker, which opens none of them', async () => {
  expect(await submit(await makeXmlBomb())).toMatchObject({ code: '0' });
  await matchBatchImports(server.db, () => server.clock.now, new AbortController().signal);
  const { rows } = await server.db.pool.query('select state, refusal from batch_import');
  expect(rows).toEqual([{ state: 'refused', refusal: 'file-is-damaged' }]);
});
