import type { RecordDetail } from '@mingjian/contract/companies';
import type { makeCompanyBatch } from '@mingjian/database/companies/testing';
import { makeRegistration, makeStatement, saveCompany } from '@mingjian/database/companies/testing';
import { seedSources } from '@mingjian/database/records';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestServer } from '../http/testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  await seedSources(server.db);
});
afterAll(() => server.close());

const save = (...company: Parameters<typeof makeCompanyBatch>): Promise<number> =>
  saveCompany(server.db, ...company);

describe('one record', () => {
  const open = async (
    companyId: number,
    client: Awaited<ReturnType<TestServer['client']>>,
    dimension: string,
  ) => {
    const { data } = await client.get<{ items: { recordId: number }[] }>('/company/listSectionRecords', {
      companyId,
      dimension,
    });
    return data?.items[0]?.recordId ?? 0;
  };

  test('shows its payload, what each version changed, its source and the original it was read from', async () => {
    const client = await server.client();
    const { rows } = await server.db.pool.query<{ document_id: number }>(
      `insert into source_document (sha256, file_name, media_type, byte_length, stored_at)
       values ('abc', 'register.csv', 'text/csv', 12, '2024-03-01') returning document_id`,
    );
    const sourceDocumentId = rows[0]?.document_id ?? null;
    const companyId = await save('R1', [makeRegistration()], { sourceDocumentId });
    await save('R1', [makeRegistration({ registered_capital: '60000000' })], {
      knownFrom: '2025-01-01T00:00:00Z',
      sourceDocumentId,
    });
    const recordId = await open(companyId, client, 'basic_registration');
    const { data } = await client.get<RecordDetail>('/company/getRecord', { companyId, recordId });
    expect(data).toMatchObject({
      payload: { registered_capital: '60000000', company_name: '明鉴测试有限公司' },
      source: { sourceId: 'necips' },
      document: { fileName: 'register.csv', byteLength: 12 },
    });
    expect(data?.versions.map(({ version, changedFields }) => [version, changedFields.length])).toEqual([
      [2, 1],
      [1, 6],
    ]);
    expect(data?.versions[0]?.changedFields).toEqual(['registered_capital']);
    const first = await client.get<RecordDetail>('/company/getRecord', { companyId, recordId, version: 1 });
    expect(first.data?.payload['registered_capital']).toBe('50000000');
    const [second, earlier] = data?.versions ?? [];
    const at = (knownFrom: string | undefined) =>
      client.get<RecordDetail>('/company/getRecord', { companyId, recordId, knownFrom });
    expect((await at(earlier?.knownFrom)).data?.provenance.version).toBe(1);
    expect((await at(second?.knownFrom)).data?.provenance.version).toBe(2);
    expect((await at('1990-01-01T00:00:00.000Z')).code).toBe('record-does-not-exist');
    expect((await at('then')).code).toBe('invalid-input');
  });

  test('is refused without the right of its dimension, and unknown under another company', async () => {
    const companyId = await save('R2', [
      makeRegistration(),
      ...makeStatement('2023-12-31', {
        balance_sheet: { total_assets: '1' },
        income_statement: { net_profit: '1' },
      }),
    ]);
    const otherId = await save('R3', [makeRegistration()]);
    const analyst = await server.client();
    const recordId = await open(companyId, analyst, 'balance_sheet');
    const bare = await server.client({ rights: ['company.profile'] });
    expect((await bare.get('/company/getRecord', { companyId, recordId })).code).toBe('403');
    const basic = await server.client({ plan: 'basic' });
    expect(await basic.get('/company/getRecord', { companyId, recordId })).toMatchObject({
      code: 'feature-not-activated',
      data: { feature: 'financials', packages: [{ code: 'A' }] },
    });
    expect((await analyst.get('/company/getRecord', { companyId: otherId, recordId })).code).toBe(
      'record-does-not-exist',
    );
    expect((await analyst.get('/company/getRecord', { companyId, recordId, version: 9 })).code).toBe(
      'record-does-not-exist',
    );
    expect((await analyst.get('/company/getRecord', { companyId, recordId: 'x' })).code).toBe(
      'invalid-input',
    );
  });
});
