import type { ExportAllowance } from '@mingjian/contract/exports';
import { saveContract } from '@mingjian/database/plans';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestClient, TestServer } from '../http/testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
});
afterAll(() => server.close());

const COMPANIES = 30;

const order = (asker: TestClient) =>
  asker.post('/export/submitExport', {
    fileName: 'List',
    format: 'xlsx',
    companyIds: Array.from({ length: COMPANIES }, (_, at) => at + 1_000),
    fields: ['registered_capital'],
  });

/** Ten accounts of an organisation that may export so many companies in a day and in a year. */
const makeColleagues = async (perDay: number | null, perYear: number | null) => {
  const organisationId = await server.makeOrganisation();
  await saveContract(server.db, {
    organisationId,
    planCode: 'diy',
    startsOn: null,
    endsOn: null,
    packages: [],
    ownGrants: { 'daily-export-limit': perDay, 'total-data-export': perYear },
  });
  return Promise.all(Array.from({ length: 10 }, () => server.client({ organisationId })));
};

it.each([
  ['a day', 100, null, 'daily-export-limit-reached', 3],
  ['a year', null, 130, 'total-export-limit-reached', 4],
] as const)(
  'the export limit of %s holds when ten colleagues export at the same moment',
  async (_, perDay, perYear, refusal, most) => {
    const colleagues = await makeColleagues(perDay, perYear);
    const codes = (await Promise.all(colleagues.map(order))).map(({ code }) => code);
    expect(codes.filter((code) => code === '0')).toHaveLength(most);
    expect(codes.filter((code) => code === refusal)).toHaveLength(colleagues.length - most);
    const { data } = await colleagues[0]!.get<{ perDay: ExportAllowance; perYear: ExportAllowance }>(
      '/export/listExports',
    );
    const left = (total: number | null) => (total === null ? null : total - most * COMPANIES);
    expect(data).toMatchObject({
      perDay: { total: perDay, left: left(perDay) },
      perYear: { total: perYear, left: left(perYear) },
    });
  },
);

it('an account is closed from the day after its last one, also while it is signed in', async () => {
  const client = await server.client({ expiresOn: '2026-11-20' });
  expect(await client.get('/export/listExports')).toMatchObject({ code: '0' });
  // 16:00 in London is the next day in China.
  server.clock.forward(8 * 3_600_000);
  const signedIn = await server.signIn(client.account);
  expect(await signedIn.get('/export/listExports')).toMatchObject({ code: '505' });
});
