import type { Export, ExportAllowance } from '@mingjian/contract/exports';
import { makeRegistration, makeShareholder, saveCompany } from '@mingjian/database/companies/testing';
import { deleteExpiredExportFiles } from '@mingjian/database/exports';
import { seedSources } from '@mingjian/database/records';
import { makeTestDatabase } from '@mingjian/database/testing';
import { MAX_RUNNING } from '@mingjian/domain/exports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { MakeAccountOptions, TestClient, TestServer } from '../http/testing.ts';
import { readSheets } from '../jobs/exports/testing.ts';
import { writeExports } from '../jobs/exports/write-exports.ts';

const PREMIUM: MakeAccountOptions = { plan: 'premium', packages: ['A', 'B', 'C'] };

let server: TestServer;
let client: TestClient;
let first: number;
let second: number;

const work = () => writeExports(server.db, () => server.clock.now, new AbortController().signal);

beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  await seedSources(server.db);
  client = await server.client(PREMIUM);
  first = await saveCompany(
    server.db,
    '91440300MA5EXPOR01',
    [
      makeRegistration({ business_scope: '=HYPERLINK("http://x")' }),
      makeShareholder('张三', '60'),
      makeShareholder('@李四', '40'),
      makeShareholder('同名人', '1', { confidence: 60 }),
    ],
    { coverage: [{ dimension: 'patent', state: 'not_applicable' }] },
  );
  second = await saveCompany(server.db, '91440300MA5EXPOR02', [makeRegistration()], {
    knownFrom: '2025-06-01T00:00:00Z',
    retrievedAt: '2025-06-01T00:00:00Z',
  });
});
afterAll(() => server.close());

const FIELDS = [
  'registered_capital',
  'establishment_date',
  'business_scope',
  'shareholder_name',
  'holding_pct',
  'patent_title',
  'judgment_title',
];

const order = (asker: TestClient, input: object = {}) =>
  asker.post<Export>('/export/submitExport', {
    fileName: '客户清单',
    format: 'xlsx',
    companyIds: [first, second],
    fields: FIELDS,
    ...input,
  });

const make = async (asker: TestClient, input: object = {}): Promise<Export> => {
  const { data } = await order(asker, input);
  await work();
  const done = await asker.get<Export>('/export/getExport', { exportId: data?.exportId });
  return done.data as Export;
};

const download = (asker: TestClient, exportId: number) =>
  server.app.inject({
    method: 'GET',
    url: `/api/export/downloadExport?exportId=${exportId}`,
    headers: { token: asker.token },
  });

const exportSheets = async (asker: TestClient, input: object = {}) => {
  const { exportId } = await make(asker, input);
  return readSheets((await download(asker, exportId)).rawPayload);
};

describe('an exported workbook', () => {
  it('has one line a company, one sheet for what repeats, sources and dates, and absence in words', async () => {
    const sheets = await exportSheets(client);
    expect([...sheets.keys()]).toEqual([
      'About this file',
      'Companies',
      'Registered shareholder',
      'Patent',
      'Judgment document',
      'Code book',
    ]);
    const [head, company] = sheets.get('Companies') ?? [];
    const cell = (title: string) => company?.[head?.findIndex((one) => one.startsWith(title)) ?? -1];
    expect(cell('Company')).toBe('明鉴测试有限公司');
    expect(cell('Registered capital')).toMatch(/^50,?000,?000/);
    expect(cell('Establishment date')).toBe('2010-05-01');
    expect(cell('Business scope')).toBe(`'=HYPERLINK("http://x")`);
    expect(cell('Rating class')).toBe('Not rated yet');
    expect(cell('Source: Basic registration')).not.toBe('');
    const shareholders = sheets.get('Registered shareholder') ?? [];
    expect(shareholders.map((row) => row[2])).toEqual([
      expect.stringContaining('Shareholder name'),
      expect.stringMatching(/张三|李四/),
      expect.stringMatching(/张三|李四/),
      'Not fetched yet',
    ]);
    expect(JSON.stringify(shareholders)).toContain("'@李四");
    expect(JSON.stringify([...sheets])).not.toContain('同名人');
    expect(sheets.get('Patent')?.[1]?.[2]).toBe('Not applicable');
    expect(sheets.get('Judgment document')?.[1]?.[2]).toBe('Not fetched yet');
    const about = JSON.stringify(sheets.get('About this file'));
    expect(about).toContain('Synthetic demo market');
    expect(about).toContain('2026-11-20');
    expect(sheets.get('Code book')).toHaveLength(1 + FIELDS.length);
  });

  it('speaks the language of who asked', async () => {
    const chinese = server.withToken(client.token, { lang: 'cn' });
    const sheets = await exportSheets(chinese);
    expect([...sheets.keys()].slice(0, 3)).toEqual(['文件说明', '企业', '股东信息']);
    expect(sheets.get('专利')?.[1]?.[2]).toBe('不适用');
  });

  it('tells nothing that became known after its day', async () => {
    const sheets = await exportSheets(client, { day: '2024-12-31' });
    expect(sheets.get('Companies')?.[2]?.[0]).toBe('Not on file on the day of this file');
    expect(JSON.stringify([...sheets])).not.toContain('EXPOR02');
    expect(JSON.stringify(sheets.get('About this file'))).toContain('as known on 2024-12-31');
  });

  it('withholds what the role does not open', async () => {
    const narrow = await server.client({ ...PREMIUM, rights: ['data.export', 'company.profile'] });
    const sheets = await exportSheets(narrow);
    expect(sheets.get('Judgment document')?.[1]?.[2]).toBe('Withheld');
    expect(sheets.get('Companies')?.[1]?.[4]).toBe('Withheld');
  });

  it('comes as a folder of CSV files with a code book', async () => {
    const { exportId, fileName } = await make(client, { format: 'csv' });
    expect(fileName).toBe('客户清单.zip');
    const { rawPayload } = await download(client, exportId);
    expect(rawPayload.subarray(0, 2).toString()).toBe('PK');
    for (const name of ['about.csv', 'companies.csv', 'shareholder.csv', 'code-book.csv'])
      expect(rawPayload.includes(name)).toBe(true);
  });
});

describe('an export', () => {
  it('waits, is done and can be downloaded again until its days are over', async () => {
    const { data } = await order(client);
    expect(data).toMatchObject({ state: 'waiting', companyCount: 2, fieldCount: FIELDS.length });
    const exportId = data?.exportId ?? 0;
    expect(JSON.parse((await download(client, exportId)).body)).toMatchObject({ code: 'export-is-not-done' });
    await work();
    expect((await client.get('/export/getExport', { exportId })).data).toMatchObject({
      state: 'done',
      doneCount: 2,
    });
    const file = await download(client, exportId);
    expect(decodeURIComponent(String(file.headers['content-disposition']))).toContain('客户清单.xlsx');
    const later = new Date(server.clock.now.getTime() + 8 * 86_400_000).toISOString();
    expect(await deleteExpiredExportFiles(server.db, later)).toBeGreaterThan(0);
    expect(JSON.parse((await download(client, exportId)).body)).toMatchObject({ code: 'export-has-expired' });
  });

  it('is deleted by its account alone, and does not exist for others', async () => {
    const other = await server.client(PREMIUM);
    const { exportId } = await make(client);
    for (const path of ['/export/getExport', '/export/downloadExport'])
      expect(await other.get(path, { exportId })).toMatchObject({ code: 'export-does-not-exist' });
    expect(await other.post('/export/deleteExport', { exportId })).toMatchObject({
      code: 'export-does-not-exist',
    });
    expect((await other.get<{ total: number }>('/export/listExports')).data?.total).toBe(0);
    expect((await client.post('/export/deleteExport', { exportId })).data).toEqual({ isDeleted: true });
    expect(JSON.parse((await download(client, exportId)).body)).toMatchObject({ code: 'export-has-expired' });
  });

  it('asks again for the rights when it is downloaded', async () => {
    const asker = await server.client({ ...PREMIUM, rights: ['data.export', 'negative-record.view'] });
    const { exportId } = await make(asker, { fields: ['judgment_title'] });
    expect((await download(asker, exportId)).headers['content-type']).toContain('octet-stream');
    await server.db.pool.query(
      `delete from role_right where right_code = 'negative-record.view' and role_id = $1`,
      [asker.account.roleId],
    );
    expect(JSON.parse((await download(asker, exportId)).body)).toMatchObject({ code: '403' });
  });

  it('is refused in words without name, company or field, or with too many', async () => {
    const refused: readonly (readonly [object, string])[] = [
      [{ fileName: ' .xlsx ' }, 'export-file-name-required'],
      [{ companyIds: [] }, 'companies-to-export-required'],
      [{ companyIds: Array.from({ length: 201 }, (_, at) => at + 1) }, 'companies-to-export-required'],
      [{ fields: [] }, 'fields-to-export-required'],
      [{ fields: ['company_name', 'rating_class'] }, 'field-cannot-be-exported'],
      [{ format: 'pdf' }, 'invalid-input'],
      [{ day: 'yesterday' }, 'invalid-input'],
    ];
    for (const [input, code] of refused) expect(await order(client, input)).toMatchObject({ code });
  });

  it('needs the right and a plan that opens it', async () => {
    const without = await server.client({ ...PREMIUM, rights: ['company.profile'] });
    expect((await order(without)).code).toBe('403');
    expect((await order(await server.client({ plan: 'test' }))).code).toBe('feature-not-activated');
    expect((await server.withToken().get('/export/listExports')).code).toBe('401');
  });

  it('waits until one of three is written', async () => {
    const asker = await server.client(PREMIUM);
    for (let at = 0; at < MAX_RUNNING; at += 1) expect((await order(asker)).code).toBe('0');
    expect((await order(asker)).code).toBe('too-many-exports');
    await work();
    expect((await order(asker)).code).toBe('0');
    await work();
  });

  it('keeps the daily limit of the contract, also for two colleagues at once', async () => {
    const one = await server.client({ plan: 'basic' });
    const colleague = await server.client({ plan: 'basic', organisationId: one.account.organisationId });
    const ids = Array.from({ length: 30 }, (_, at) => at + 1_000);
    const answers = await Promise.all([one, colleague].map((asker) => order(asker, { companyIds: ids })));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['0', 'daily-export-limit-reached']));
    const { data } = await one.get<{ perDay: ExportAllowance }>('/export/listExports');
    expect(data?.perDay).toEqual({ total: 50, left: 20 });
    server.clock.forward(86_400_000);
    const tomorrow = await server.signIn(colleague.account);
    expect((await order(tomorrow, { companyIds: ids })).code).toBe('0');
    await work();
  });
});
