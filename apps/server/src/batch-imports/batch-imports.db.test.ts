import type { BatchImport, BatchImportRow } from '@mingjian/contract/batch-imports';
import type { Favourite } from '@mingjian/contract/favourites';
import { makeTestDatabase } from '@mingjian/database/testing';
import { refreshSearch } from '@mingjian/database/search';
import { makeCreditCode } from '@mingjian/domain/credit-code';
import type { CompanyBatch } from '@mingjian/domain/records';
import { saveRecords, seedSources } from '@mingjian/database/records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { MakeAccountOptions, TestClient, TestServer } from '../http/testing.ts';
import { matchBatchImports } from '../jobs/batch-imports/match-batch-import.ts';
import { readTexts } from '../jobs/batch-imports/testing.ts';
import { writeWorkbook } from '../workbooks/index.ts';

const INSTANT = '2024-06-30T00:00:00Z';
const codeOf = (place: number) => makeCreditCode(`91440300MA5${String(place).padStart(6, '0')}`);
const wrong = (code: string) => `${code.slice(0, 17)}${code.endsWith('7') ? '8' : '7'}`;

const makeCompany = (name: string, place: number): CompanyBatch => ({
  party: { kind: 'company', name, keys: [{ scheme: 'credit_code', value: codeOf(place) }] },
  records: [
    {
      dimension: 'basic_registration',
      naturalKey: 'registration',
      payload: { company_name: name, registration_status: 'active' },
    },
    {
      dimension: 'identifiers_names',
      naturalKey: 'names',
      payload: { unified_social_credit_code: codeOf(place) },
    },
  ],
});

let server: TestServer;
let idOf: (place: number) => number;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  await seedSources(server.db);
  await saveRecords(server.db, {
    knownFrom: INSTANT,
    retrievedAt: INSTANT,
    sourceId: 'necips',
    enteredBy: 'synthetic',
    isSynthetic: true,
    companies: [
      makeCompany('深圳市华安达科技有限公司', 1),
      makeCompany('广州市华安达科技有限公司', 2),
      makeCompany('上海瑞禾食品有限公司', 3),
    ],
  });
  await refreshSearch(server.db);
  const { rows } = await server.db.pool.query<{ value: string; company_id: number }>(
    `select value, company_id from party_key where scheme = 'credit_code'`,
  );
  const ids = new Map(rows.map((row) => [row.value, row.company_id]));
  idOf = (place) => ids.get(codeOf(place)) ?? 0;
});
afterAll(() => server.close());

const LIST = [
  ['企业名称', '信用代码', '备注'],
  ['', codeOf(1), '甲'],
  ['华安达科技有限公司', '', '乙'],
  ['上海瑞禾食品有限公司', codeOf(9), '丙'],
  ['成都宏图建材经营部', '', '=1+1'],
  ['深圳市华安达科技有限公司', '', ''],
  ['', wrong(codeOf(3)), ''],
];

const toCsv = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join(',')).join('\n');
const makeForm = (content: string | Uint8Array<ArrayBuffer>, name = '客户名单.csv') => {
  const form = new FormData();
  form.append('file', new File([content], name));
  return form;
};
const upload = (client: TestClient, content: string | Uint8Array<ArrayBuffer>, name?: string) =>
  client.post<{ batchImportId: number }>('/batchImport/submitBatchImport', makeForm(content, name));
const work = () => matchBatchImports(server.db, () => server.clock.now, new AbortController().signal);

/** An account with a list that is matched. */
const bringList = async (content: string = toCsv(LIST), options: MakeAccountOptions = {}) => {
  const client = await server.client(options);
  const { data } = await upload(client, content);
  await work();
  return { client, batchImportId: data!.batchImportId };
};

const rowsOf = async (client: TestClient, query: Record<string, unknown>) =>
  (await client.get<{ items: BatchImportRow[]; total: number }>('/batchImport/listRows', query)).data!;

describe('a list that is brought in', () => {
  it('waits, is matched by the worker, and then tells how many rows are in each state', async () => {
    const client = await server.client();
    const { code, data } = await upload(client, toCsv(LIST));
    expect(code).toBe('0');
    const ask = () => client.get<BatchImport>('/batchImport/getBatchImport', { ...data });
    expect((await ask()).data).toMatchObject({ state: 'waiting', rowCount: 0, counts: [] });
    await work();
    expect((await ask()).data).toEqual({
      batchImportId: data!.batchImportId,
      fileName: '客户名单.csv',
      byteLength: Buffer.byteLength(toCsv(LIST)),
      state: 'done',
      refusal: null,
      sheets: [{ name: '', columns: ['name', 'creditCode'] }],
      rowCount: 6,
      matchedCount: 6,
      createdAt: '2026-11-20T08:00:00.000Z',
      finishedAt: '2026-11-20T08:00:00.000Z',
      expiresAt: '2026-12-20T08:00:00.000Z',
      counts: [
        { state: 'found', count: 1 },
        { state: 'ambiguous', count: 1 },
        { state: 'not-found', count: 1 },
        { state: 'credit-code-does-not-exist', count: 1 },
        { state: 'wrong-check-digit', count: 1 },
        { state: 'duplicate', count: 1 },
      ],
    });
  });

  it('has a line for each row, with company, candidates and reasons', async () => {
    const { client, batchImportId } = await bringList();
    const { items, total } = await rowsOf(client, { batchImportId });
    expect(total).toBe(6);
    expect(items[0]).toMatchObject({
      line: 1,
      rowNumber: 2,
      values: { name: '', creditCode: codeOf(1) },
      state: 'found',
      score: 100,
      company: {
        companyId: idOf(1),
        name: '深圳市华安达科技有限公司',
        creditCode: codeOf(1),
        isSynthetic: true,
      },
    });
    expect(items[1]?.candidates.map(({ company, score }) => [company.companyId, score])).toEqual([
      [idOf(1), 94],
      [idOf(2), 94],
    ]);
    expect(items[1]?.candidates[0]?.parts).toEqual([
      { part: 'name', finding: 'same-core', points: 100 },
      { part: 'region', finding: 'missing', points: -6 },
    ]);
    expect(items[4]).toMatchObject({ state: 'duplicate', duplicateOf: { line: 1, rowNumber: 2 } });
    expect(items[5]).toMatchObject({
      wrongCode: { column: 'creditCode', text: wrong(codeOf(3)) },
      candidates: [{ company: { companyId: idOf(3) } }],
    });
  });

  it('comes in pages, of one state or all', async () => {
    const { client, batchImportId } = await bringList();
    const page = await rowsOf(client, { batchImportId, page: 2, pageSize: 4 });
    expect(page).toMatchObject({ total: 6, items: [{ line: 5 }, { line: 6 }] });
    expect(await rowsOf(client, { batchImportId, state: 'not-found' })).toMatchObject({
      total: 1,
      items: [{ line: 4 }],
    });
    expect(await client.get('/batchImport/listRows', { batchImportId, state: 'x' })).toMatchObject({
      code: 'invalid-input',
    });
  });

  it.each([
    ['nothing', '', 'list.csv', 'file-is-empty', 'The file is empty'],
    ['a text that is called .xlsx', 'a,b', 'list.xlsx', 'file-is-no-table', undefined],
    ['a name with macros', 'a,b', 'list.xlsm', 'file-has-macros', undefined],
    ['more than ten megabytes', 'a'.repeat(11 * 1024 * 1024), 'list.csv', 'file-is-too-large', undefined],
  ])('is refused at once: %s', async (_, content, name, code, sentence) => {
    const answer = await upload(await server.client(), content, name);
    expect(answer).toMatchObject({ status: 200, code, ...(sentence && { msg: sentence }) });
  });

  it.each([
    ['企业名称\n', 'file-has-no-rows'],
    ['甲,乙\n1,2', 'file-has-no-header'],
    ['企业名称\n"甲', 'file-is-damaged'],
    [`企业名称\n${'甲有限公司\n'.repeat(20_001)}`, 'file-has-too-many-rows'],
  ])('is refused when it was read (%#)', async (content, refusal) => {
    const { client, batchImportId } = await bringList(content);
    expect(await client.get('/batchImport/getBatchImport', { batchImportId })).toMatchObject({
      data: { state: 'refused', refusal, finishedAt: expect.any(String) },
    });
    expect((await rowsOf(client, { batchImportId })).items).toEqual([]);
    const { code } = await client.get('/batchImport/listFoundCompanies', { batchImportId });
    expect(code).toBe('0');
  });

  it('waits for the others once three are on their way, and nothing is taken from it before it is done', async () => {
    const client = await server.client();
    const { data } = await upload(client, toCsv(LIST));
    await upload(client, toCsv(LIST));
    await upload(client, toCsv(LIST));
    expect(await upload(client, toCsv(LIST))).toMatchObject({ code: 'too-many-batch-imports' });
    const { batchImportId } = data!;
    for (const path of ['listFoundCompanies', 'downloadErrors'])
      expect(await client.get(`/batchImport/${path}`, { batchImportId })).toMatchObject({
        code: 'batch-import-is-running',
      });
    for (const [path, more] of [
      ['followFound', {}],
      ['pickCandidate', { line: 1, companyId: 1 }],
      ['retryRow', { line: 1, values: {} }],
    ] as const)
      expect(await client.post(`/batchImport/${path}`, { batchImportId, ...more })).toMatchObject({
        code: 'batch-import-is-running',
      });
    await work();
    expect(await upload(client, toCsv(LIST))).toMatchObject({ code: '0' });
    await work();
  });

  it('is not worked on when its account may not bring lists any more', async () => {
    const client = await server.client();
    const { data } = await upload(client, toCsv(LIST));
    const expire = (day: string | null) =>
      server.db.pool.query('update account set expires_on = $2 where account_id = $1', [
        client.account.accountId,
        day,
      ]);
    await expire('2026-11-19');
    await work();
    await expire(null);
    expect(await client.get('/batchImport/getBatchImport', { ...data })).toMatchObject({
      data: { state: 'failed', rowCount: 0 },
    });
  });

  it('stands among the lists of its account, newest first, until it is deleted', async () => {
    const { client, batchImportId } = await bringList();
    server.clock.forward(1_000);
    const second = (await upload(client, toCsv(LIST), 'b.csv')).data!.batchImportId;
    await work();
    const list = () =>
      client.get<{ items: BatchImport[]; total: number }>('/batchImport/listBatchImports', { pageSize: 1 });
    expect((await list()).data).toMatchObject({
      total: 2,
      items: [{ batchImportId: second, fileName: 'b.csv' }],
    });
    const remove = () => client.post('/batchImport/deleteBatchImport', { batchImportId: second });
    expect(await remove()).toMatchObject({ data: { isDeleted: true } });
    expect((await list()).data).toMatchObject({ total: 1, items: [{ batchImportId }] });
    expect(await remove()).toMatchObject({ code: 'batch-import-does-not-exist' });
  });

  it('is marked as failed when its matching breaks, and does not hold up the next one', async () => {
    const client = await server.client();
    const first = (await upload(client, toCsv(LIST))).data!.batchImportId;
    const next = (await upload(client, toCsv(LIST))).data!.batchImportId;
    await server.db.pool.query(
      `update batch_import set content = 'x', file_name = repeat('x', 10) where batch_import_id = $1`,
      [first],
    );
    await server.db.pool.query(
      `create function break_row() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`,
    );
    await server.db.pool.query(
      `create trigger break_row before insert on batch_import_row for each row
       when (new.batch_import_id = ${next}) execute function break_row()`,
    );
    expect(await work()).toContain(`company list ${next} failed`);
    await server.db.pool.query('drop trigger break_row on batch_import_row');
    const stateOf = async (batchImportId: number) =>
      (await client.get<BatchImport>('/batchImport/getBatchImport', { batchImportId })).data!.state;
    expect([await stateOf(first), await stateOf(next)]).toEqual(['refused', 'failed']);
  });
});

describe('a row that needs somebody', () => {
  it('takes the company that is picked', async () => {
    const { client, batchImportId } = await bringList();
    const pick = (line: number, companyId: number) =>
      client.post<BatchImportRow>('/batchImport/pickCandidate', { batchImportId, line, companyId });
    expect((await pick(2, idOf(2))).data).toMatchObject({
      state: 'found',
      note: 'picked',
      company: { companyId: idOf(2) },
    });
    expect((await pick(2, idOf(1))).data).toMatchObject({ state: 'duplicate', duplicateOf: { line: 1 } });
    expect(await pick(2, 999_999)).toMatchObject({ code: 'company-does-not-exist' });
    expect(await pick(99, idOf(1))).toMatchObject({ code: 'batch-import-does-not-exist' });
    expect(await pick(0, idOf(1))).toMatchObject({ code: 'invalid-input' });
  });

  it('is matched again with what was corrected', async () => {
    const { client, batchImportId } = await bringList();
    const retry = (values: object) =>
      client.post<BatchImportRow>('/batchImport/retryRow', { batchImportId, line: 6, values });
    expect((await retry({ creditCode: codeOf(3) })).data).toMatchObject({
      state: 'found',
      isCorrected: true,
      values: { creditCode: codeOf(3) },
      company: { companyId: idOf(3) },
    });
    expect((await retry({ name: '无此企业经营部' })).data).toMatchObject({
      state: 'not-found',
      company: null,
    });
    expect(await retry({ unknown: 'x' })).toMatchObject({ code: 'invalid-input' });
    expect(await retry({ name: 'x'.repeat(301) })).toMatchObject({ code: 'invalid-input' });
  });
});

const download = async (
  client: TestClient,
  path: string,
  query: Record<string, string> = {},
  lang = 'en',
) => {
  const url = `/api/batchImport/${path}`;
  const answer = await server.app.inject({ url, query, headers: { token: client.token, lang } });
  const bytes = new Uint8Array(answer.rawPayload);
  const name = decodeURIComponent(String(answer.headers['content-disposition']).split(`UTF-8''`)[1] ?? '');
  return { name, bytes, rows: await readTexts(bytes) };
};

describe('what comes out of a list', () => {
  it('is followed', async () => {
    const { client, batchImportId } = await bringList();
    const follow = () => client.post('/batchImport/followFound', { batchImportId });
    expect(await follow()).toMatchObject({ data: { followed: 1, companies: 1 } });
    expect(await follow()).toMatchObject({ data: { followed: 0, companies: 1 } });
    const { data } = await client.get<{ items: Favourite[] }>('/favourite/listFavourites');
    expect(data!.items.map(({ companyId }) => companyId)).toEqual([idOf(1)]);
    expect(await client.get('/batchImport/listFoundCompanies', { batchImportId })).toMatchObject({
      data: { companyIds: [idOf(1)], total: 1 },
    });
  });

  it('are the other rows as a file, with the reason in words, safe and readable again', async () => {
    const { client, batchImportId } = await bringList();
    const { name, rows, bytes } = await download(client, 'downloadErrors', {
      batchImportId: String(batchImportId),
    });
    expect(name).toBe('客户名单 to correct.xlsx');
    expect(rows[0]).toEqual([
      'Row in file',
      'What is wrong',
      'Possibly meant',
      '企业名称',
      '信用代码',
      '备注',
    ]);
    expect(rows.slice(1).map((cells) => cells.slice(0, 2))).toEqual([
      ['3', 'Several companies may be meant'],
      ['4', 'Credit code does not exist'],
      ['5', 'Company could not found'],
      ['6', 'The same company as in row 2'],
      ['7', 'The check digit of the code is wrong: one of its characters was mistyped'],
    ]);
    expect(rows[3]).toEqual(['5', 'Company could not found', '', '成都宏图建材经营部', '', "'=1+1"]);
    expect(rows[5]?.[2]).toBe(`上海瑞禾食品有限公司 ${codeOf(3)} 80`);

    const again = (await upload(client, bytes, name)).data!.batchImportId;
    await work();
    const { items } = await rowsOf(client, { batchImportId: again });
    expect(items.map(({ state }) => state)).toEqual([
      'ambiguous',
      'credit-code-does-not-exist',
      'not-found',
      'found',
      'wrong-check-digit',
    ]);
  });

  it('is told in Chinese to those who read Chinese', async () => {
    const { client, batchImportId } = await bringList('中征码\n4403010000012345\n');
    const { rows } = await download(client, 'downloadErrors', { batchImportId: String(batchImportId) }, 'cn');
    expect(rows).toEqual([
      ['原文件行', '问题说明', '可能对应', '中征码'],
      ['2', '中征码不存在', '', '4403010000012345'],
    ]);
    const english = await download(client, 'downloadErrors', { batchImportId: String(batchImportId) });
    expect(english.rows[1]?.[1]).toBe('CITIC code does not exist');
  });
});

describe('the template', () => {
  it.each([
    ['en', 'Company list template.xlsx', 'Company name'],
    ['cn', '企业名单模板.xlsx', '企业名称'],
  ])(
    'in %s is read as a list without rows, and with rows once it is filled in',
    async (lang, file, title) => {
      const client = await server.client();
      const { name, rows, bytes } = await download(client, 'downloadTemplate', {}, lang);
      expect([name, rows.at(-1)?.[0], rows.at(-1)?.length]).toEqual([file, title, 8]);
      const empty = (await upload(client, bytes, name)).data!.batchImportId;
      const titles = rows.at(-1) ?? [];
      const filled = await writeWorkbook([
        {
          name: 'A',
          notes: rows.slice(0, -1).map(([note]) => note ?? ''),
          titles,
          rows: [['', codeOf(1)]],
          widths: [9],
        },
      ]);
      const full = (await upload(client, filled, name)).data!.batchImportId;
      await work();
      expect(await client.get('/batchImport/getBatchImport', { batchImportId: empty })).toMatchObject({
        data: { refusal: 'file-has-no-rows' },
      });
      expect((await rowsOf(client, { batchImportId: full })).items).toMatchObject([
        { state: 'found', rowNumber: 4 },
      ]);
    },
  );
});

describe('who may', () => {
  const CALLS: readonly (readonly ['get' | 'post', string, Record<string, unknown>])[] = [
    ['get', 'getBatchImport', {}],
    ['get', 'listRows', {}],
    ['get', 'listFoundCompanies', {}],
    ['get', 'downloadErrors', {}],
    ['post', 'pickCandidate', { line: 1, companyId: 1 }],
    ['post', 'retryRow', { line: 1, values: {} }],
    ['post', 'followFound', {}],
    ['post', 'deleteBatchImport', {}],
  ];
  const ask = (client: TestClient, [method, path, more]: (typeof CALLS)[number], batchImportId: unknown) =>
    client[method](`/batchImport/${path}`, { batchImportId, ...more });

  it('is the account that brought the list, and nobody else: not a colleague, not another organisation', async () => {
    const { client, batchImportId } = await bringList();
    const colleague = await server.client({ organisationId: client.account.organisationId });
    const stranger = await server.client();
    for (const other of [colleague, stranger]) {
      for (const call of CALLS)
        expect(await ask(other, call, batchImportId), call[1]).toMatchObject({
          code: 'batch-import-does-not-exist',
          data: null,
        });
      expect(await other.get('/batchImport/listBatchImports')).toMatchObject({
        data: { items: [], total: 0 },
      });
    }
    expect((await rowsOf(client, { batchImportId })).total).toBe(6);
  });

  it('needs the right, and a plan that opens it', async () => {
    const clerk = await server.client({ rights: ['company.search'] });
    const basic = await server.client({ plan: 'basic' });
    const all = [...CALLS, ['get', 'downloadTemplate', {}], ['get', 'listBatchImports', {}]] as const;
    for (const call of all) {
      expect(await ask(clerk, call, 1), call[1]).toMatchObject({ code: '403' });
      expect(await ask(basic, call, 1), call[1]).toMatchObject({
        code: 'feature-not-activated',
        data: { feature: 'import', plans: [{ code: 'standard' }, { code: 'premium' }, { code: 'diy' }] },
      });
    }
    expect(await upload(clerk, 'a')).toMatchObject({ code: '403' });
    expect(await upload(basic, 'a')).toMatchObject({ code: 'feature-not-activated' });
  });

  it('refuses what is no list', async () => {
    const client = await server.client();
    for (const call of CALLS)
      expect(await ask(client, call, 'x'), call[1]).toMatchObject({ code: 'invalid-input' });
    const form = new FormData();
    form.append('file', 'no file');
    expect(await client.post('/batchImport/submitBatchImport', form)).toMatchObject({
      code: 'invalid-input',
    });
    expect(await client.post('/batchImport/submitBatchImport', { file: 'x' })).toMatchObject({ status: 415 });
    expect(await client.get('/batchImport/listBatchImports', { page: 0 })).toMatchObject({
      code: 'invalid-input',
    });
  });
});
