import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Coverage } from '@mingjian/contract/dashboard';
import { saveRecords, seedSources } from '@mingjian/database/records';
import { makeTestDatabase } from '@mingjian/database/testing';
import { COVERAGE_COUNTS } from '@mingjian/domain/dictionary';
import { makeTestServer } from '../http/testing.ts';
import type { TestServer } from '../http/testing.ts';

let server: TestServer;

beforeAll(async () => {
  const db = await makeTestDatabase();
  await seedSources(db);
  server = await makeTestServer(db);
});

afterAll(() => server.close());

const readCoverage = () => server.withToken().get<Coverage>('/dashboard/getCoverage');

const saveTwoCompanies = () =>
  saveRecords(server.db, {
    knownFrom: '2026-01-01T00:00:00Z',
    retrievedAt: '2026-01-01T00:00:00Z',
    sourceId: 'necips',
    enteredBy: 'synthetic',
    isSynthetic: true,
    companies: ['91110000MA00000001', '91110000MA00000002'].map((code) => ({
      party: { kind: 'company', name: `测试${code}有限公司`, keys: [{ scheme: 'credit_code', value: code }] },
      records: [
        {
          dimension: 'basic_registration',
          naturalKey: 'registration',
          payload: { company_name: `测试${code}有限公司`, registration_status: 'active' },
        },
      ],
    })),
  });

test('a visitor without an account reads what the dictionary holds, and that an empty database holds nothing', async () => {
  const { code, data } = await readCoverage();
  expect(code).toBe('0');
  expect(data?.dictionary).toEqual(COVERAGE_COUNTS);
  expect(data?.modules.map((module) => module.number)).toEqual(Array.from({ length: 21 }, (_, at) => at + 1));
  expect(data?.modules.reduce((total, module) => total + module.fields, 0)).toBe(COVERAGE_COUNTS.fields);
  expect(data?.data).toMatchObject({
    companies: 0,
    records: 0,
    statements: 0,
    sources: 0,
    firstKnownOn: null,
  });
});

test('a count is kept for a minute, then the data are counted again', async () => {
  await saveTwoCompanies();
  server.clock.forward(59_000);
  expect((await readCoverage()).data?.data.companies).toBe(0);
  server.clock.forward(2_000);
  const { data } = await readCoverage();
  expect(data?.data).toMatchObject({
    companies: 2,
    syntheticCompanies: 2,
    records: 2,
    sources: 1,
    firstKnownOn: '2026-01-01',
  });
  expect(data?.modules[0]).toMatchObject({ key: 'registration', records: 2 });
});
