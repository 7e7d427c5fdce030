import { arrangeSheets } from '@mingjian/domain/batch-imports';
import { makeCreditCode, makeRegistrationNumber } from '@mingjian/domain/credit-code';
import { beforeAll, describe, expect, it } from 'vitest';
import { getTokenFrequencies, refreshSearch } from '../search/index.ts';
import { makeTestDatabase } from '../testing/index.ts';
import {
  correctRow,
  countRowsByState,
  createBatchImport,
  deleteExpiredBatchImports,
  findBatchImport,
  findBatchImportRow,
  listBatchImportRows,
  listFoundCompanies,
  matchList,
  pickCompany,
  saveBatchImportRows,
} from './index.ts';
import { saveListedCompanies } from './testing.ts';

const db = await makeTestDatabase();
const codeOf = (place: number) => makeCreditCode(`91440300MA5${String(place).padStart(6, '0')}`);
const NUMBER = makeRegistrationNumber('44030010000001');
const AT = new Date('2026-11-20T08:00:00Z');
const ACCOUNT = 7;

let huaan = 0;
let guangzhou = 0;
let dongfang = 0;
let ruihe = 0;
beforeAll(async () => {
  [huaan = 0, guangzhou = 0, dongfang = 0, ruihe = 0] = await saveListedCompanies(db, [
    {
      name: '深圳市华安达科技有限公司',
      keys: { credit_code: codeOf(1), zhongzheng_code: '4403010000000001', registration_number: NUMBER },
      nameEn: 'Huaanda Technology Co., Ltd.',
      formerName: '深圳市明光贸易有限公司',
      legalRepresentative: '王芳',
    },
    { name: '广州市华安达科技有限公司', keys: { credit_code: codeOf(2) }, area: '440106' },
    {
      name: '东方红机械制造股份有限公司',
      keys: { credit_code: codeOf(3), stock_code: '600395' },
      area: '410302',
    },
    { name: '上海瑞禾食品有限公司', keys: { credit_code: codeOf(4) }, area: '310104' },
  ]);
  await refreshSearch(db);
});

const HEADER = ['企业名称', '统一社会信用代码', '工商注册号', '股票代码', '中征码', '省份', '城市'];

/** Stores and matches a list with the usual header; answers its id. */
const matchRowsOf = async (...cells: readonly (readonly string[])[]): Promise<number> => {
  const raw = [HEADER, ...cells].map((row, at) => ({ number: at + 1, cells: row }));
  const { sheets, rows } = arrangeSheets([{ name: '名单', rows: raw }]);
  const content = Buffer.from('x');
  const id = await createBatchImport(db, {
    accountId: ACCOUNT,
    organisationId: 1,
    fileName: 'a.csv',
    content,
    at: AT,
  });
  await saveBatchImportRows(db, id, rows);
  await matchList(db, id, sheets);
  return id;
};

const rowsOf = async (id: number) => (await listBatchImportRows(db, id, [], { page: 1, pageSize: 100 })).rows;
const { sheets: SHEETS } = arrangeSheets([{ name: '名单', rows: [{ number: 1, cells: HEADER }] }]);

const wrong = (code: string) => `${code.slice(0, 17)}${code.endsWith('7') ? '8' : '7'}`;

describe('a list', () => {
  it('is matched row by row by code and by name', async () => {
    const cases: readonly (readonly [readonly string[], string, number | null])[] = [
      [['', codeOf(1)], 'found', huaan],
      [['东方红机械制造股份有限公司'], 'found', dongfang],
      [['上海瑞禾食品'], 'found', ruihe],
      [['华安达科技有限公司', '', '', '', '', '', '广州'], 'found', guangzhou],
    ];
    const rows = await rowsOf(await matchRowsOf(...cases.map(([cells]) => cells)));
    expect(rows.map(({ state, company_id }) => [state, company_id])).toEqual(
      cases.map(([, state, companyId]) => [state, companyId]),
    );
  });

  it.each([
    ['a former name', ['深圳市明光贸易有限公司']],
    ['an English name', ['HUAANDA TECHNOLOGY LIMITED']],
    ['a registration number', ['', '', NUMBER]],
    ['a 中征码', ['', '', '', '', '4403 0100 0000 0001']],
    ['full width and spaces', ['深圳市华安达　科技有限公司', '']],
    ['the code, whatever it calls the company', ['华安达', codeOf(1)]],
  ])('finds a company by %s', async (_, cells) => {
    expect(await rowsOf(await matchRowsOf(cells))).toMatchObject([{ state: 'found', company_id: huaan }]);
  });

  it('finds a company by its stock code, with lost zeros or the exchange', async () => {
    const rows = await rowsOf(await matchRowsOf(['', '', '', 'sh600395']));
    expect(rows).toMatchObject([{ state: 'found', company_id: dongfang, score: 100 }]);
  });

  it('tells what is wrong, and offers the company that is probably meant', async () => {
    const rows = await rowsOf(
      await matchRowsOf(
        ['深圳市华安达科技有限公司', codeOf(9)],
        ['', wrong(codeOf(1))],
        ['上海瑞禾食品有限公司', '', '', '', '9999999999999999'],
        ['深圳市华安大科技有限公司'],
        ['华安达科技有限公司'],
        ['成都宏图建材经营部'],
        ['', '9.14403E+17'],
        ['', '', makeRegistrationNumber('44030010000009')],
        ['', '', '', '', '', '广东'],
      ),
    );
    expect(rows.map(({ state, candidates }) => [state, candidates[0]?.companyId])).toEqual([
      ['credit-code-does-not-exist', huaan],
      ['wrong-check-digit', huaan],
      ['citic-code-does-not-exist', ruihe],
      ['ambiguous', huaan],
      ['ambiguous', expect.any(Number)],
      ['not-found', undefined],
      ['code-lost-digits', undefined],
      ['code-does-not-exist', undefined],
      ['nothing-to-match', undefined],
    ]);
  });

  it('asks when code and name belong to two companies', async () => {
    const [row] = await rowsOf(await matchRowsOf(['上海瑞禾食品有限公司', codeOf(1)]));
    expect(row).toMatchObject({ state: 'ambiguous', note: 'code-and-name-disagree' });
    expect(row?.candidates.map(({ companyId }) => companyId)).toEqual([huaan, ruihe]);
  });

  it('names the first row of the same company or the same question', async () => {
    const rows = await rowsOf(
      await matchRowsOf(
        ['', codeOf(1)],
        ['深圳市华安达科技有限公司'],
        ['成都宏图建材经营部'],
        ['成都宏图 建材经营部'],
        ['', codeOf(1).toLowerCase()],
      ),
    );
    expect(rows.map(({ state, duplicate_of }) => [state, duplicate_of])).toEqual([
      ['found', null],
      ['duplicate', 1],
      ['not-found', null],
      ['duplicate', 3],
      ['duplicate', 1],
    ]);
  });

  it('comes in pages by state, with counts and the companies that were found', async () => {
    const id = await matchRowsOf(['', codeOf(4)], ['成都宏图建材经营部'], ['', codeOf(1)], ['', codeOf(1)]);
    expect(Object.fromEntries(await countRowsByState(db, id))).toEqual({
      found: 2,
      'not-found': 1,
      duplicate: 1,
    });
    const page = await listBatchImportRows(db, id, ['found'], { page: 2, pageSize: 1 });
    expect(page).toMatchObject({ total: 2, rows: [{ line: 3, company_id: huaan }] });
    expect(await listFoundCompanies(db, id, 200)).toEqual([ruihe, huaan]);
    expect(await listFoundCompanies(db, id, 1)).toEqual([ruihe]);
  });

  it('matched again gives the same', async () => {
    const id = await matchRowsOf(['', codeOf(1)], ['深圳市华安达科技有限公司'], ['华安达科技有限公司']);
    const before = await rowsOf(id);
    await matchList(db, id, SHEETS);
    expect(await rowsOf(id)).toEqual(before);
  });

  it('goes with its rows when its days are over, and belongs to one account', async () => {
    const id = await matchRowsOf(['', codeOf(1)]);
    expect(await findBatchImport(db, ACCOUNT, id)).toMatchObject({ expires_at: '2026-12-20T08:00:00.000Z' });
    expect(await findBatchImport(db, ACCOUNT + 1, id)).toBeUndefined();
    expect(await deleteExpiredBatchImports(db, '2026-12-20T07:59:00Z')).toBe(0);
    expect(await deleteExpiredBatchImports(db, '2026-12-20T08:01:00Z')).toBeGreaterThan(0);
    expect(await rowsOf(id)).toEqual([]);
  });
});

describe('a row that needs somebody', () => {
  const rowOf = async (id: number, line: number) => (await findBatchImportRow(db, id, line))!;

  it('is settled by a pick, also of a company that was not offered', async () => {
    const id = await matchRowsOf(['华安达科技有限公司'], ['成都宏图建材经营部']);
    expect(await pickCompany(db, await rowOf(id, 1), SHEETS, guangzhou)).toBe(true);
    expect(await rowOf(id, 1)).toMatchObject({ state: 'found', company_id: guangzhou, note: 'picked' });
    expect(await pickCompany(db, await rowOf(id, 2), SHEETS, ruihe)).toBe(true);
    expect(await rowOf(id, 2)).toMatchObject({ state: 'found', company_id: ruihe });
    expect(await pickCompany(db, await rowOf(id, 2), SHEETS, 999_999)).toBe(false);
  });

  it('becomes a duplicate when another row has that company already', async () => {
    const id = await matchRowsOf(['', codeOf(2)], ['华安达科技有限公司']);
    await pickCompany(db, await rowOf(id, 2), SHEETS, guangzhou);
    expect(await rowOf(id, 2)).toMatchObject({ state: 'duplicate', duplicate_of: 1 });
  });

  it('is matched again when it was corrected, and keeps what the file said', async () => {
    const id = await matchRowsOf(['', wrong(codeOf(1))]);
    await correctRow(db, await rowOf(id, 1), { creditCode: codeOf(1) }, await getTokenFrequencies(db));
    expect(await rowOf(id, 1)).toMatchObject({
      state: 'found',
      company_id: huaan,
      cells: ['', wrong(codeOf(1))],
      corrected: { creditCode: codeOf(1) },
    });
  });
});
