import { describe, expect, it } from 'vitest';
import type { ScoredCandidate } from '../company-matching/index.ts';
import { makeCreditCode, makeRegistrationNumber } from '../credit-code/index.ts';
import { arrangeSheets, decideRow, LIST_COLUMNS, readRow, sameAs } from './index.ts';
import type { KeyOwners, ListScheme, RowValues } from './index.ts';
import { findColumn } from './columns.ts';
import { findHeader } from './find-header.ts';

const CODE = makeCreditCode('91110108MA01ABCD1');
const NUMBER = makeRegistrationNumber('11010500000123');

describe('the header of a list', () => {
  it.each([
    ['企业名称（必填）', 'name'],
    [' 公司 名称*', 'name'],
    ['Company Name', 'name'],
    ['企业名称/Company name', 'name'],
    ['统一社会信用代码', 'creditCode'],
    ['统一社会信用代码/注册号', 'creditCode'],
    ['纳税人识别号', 'creditCode'],
    ['工商注册号', 'registrationNumber'],
    ['证券代码', 'stockCode'],
    ['中征码', 'zhongzhengCode'],
    ['省', 'province'],
    ['法人代表', 'legalRepresentative'],
    ['备注', undefined],
    ['', undefined],
  ])('reads "%s" as %s', (title, key) => {
    expect(findColumn(title)).toBe(key);
  });

  it('has no title that two columns claim', () => {
    const titles = LIST_COLUMNS.flatMap(({ synonyms }) => synonyms);
    expect(new Set(titles).size).toBe(titles.length);
    for (const { key, en, cn } of LIST_COLUMNS) expect([findColumn(en), findColumn(cn)]).toEqual([key, key]);
  });

  it('is found below merged titles and notes', () => {
    const rows = [
      ['2026年客户名单', '', ''],
      [],
      ['填表说明：企业名称必填', '', ''],
      ['序号', '客户名称', '信用代码'],
      ['1', '甲有限公司', CODE],
    ];
    expect(findHeader(rows)).toEqual({
      at: 3,
      places: new Map([
        ['name', 1],
        ['creditCode', 2],
      ]),
    });
  });

  it('may be missing when the content speaks for itself', () => {
    const rows = [
      ['1', '甲乙科技有限公司', CODE],
      ['2', '丙丁贸易有限公司', CODE],
    ];
    expect(findHeader(rows)).toEqual({
      at: -1,
      places: new Map([
        ['name', 1],
        ['creditCode', 2],
      ]),
    });
    expect(
      findHeader([
        ['a', 'b'],
        ['1', '2'],
      ]),
    ).toBeUndefined();
    expect(findHeader([])).toBeUndefined();
  });
});

describe('the sheets of a list', () => {
  const sheet = (name: string, ...rows: string[][]) => ({
    name,
    rows: rows.map((cells, at) => ({ number: at + 1, cells })).filter(({ cells }) => cells.length > 0),
  });

  it('are read in order; those without a header, and headers that come again, are left out', () => {
    const list = arrangeSheets([
      sheet('说明', ['请填写后上传']),
      sheet(
        '客户',
        ['2026年名单'],
        ['企业名称', '省份'],
        [],
        ['甲有限公司', '广东'],
        ['企业名称', '省份'],
        ['乙有限公司'],
      ),
      sheet('供应商', ['丙丁有限公司'], ['戊己有限公司']),
    ]);
    expect(list).toEqual({
      sheets: [
        { name: '客户', header: ['企业名称', '省份'], places: { name: 0, province: 1 } },
        { name: '供应商', header: [], places: { name: 0 } },
      ],
      rows: [
        { line: 1, sheet: 0, row_number: 4, cells: ['甲有限公司', '广东'] },
        { line: 2, sheet: 0, row_number: 6, cells: ['乙有限公司'] },
        { line: 3, sheet: 1, row_number: 1, cells: ['丙丁有限公司'] },
        { line: 4, sheet: 1, row_number: 2, cells: ['戊己有限公司'] },
      ],
    });
  });
});

describe('a row', () => {
  it('is cleaned: width, spaces, apostrophes, words for nothing', () => {
    const row = readRow({
      name: '　华安达　科技（深圳）有限公司\u200b ',
      creditCode: `'${CODE.slice(0, 6)} ${CODE.slice(6)}`,
      province: '-',
      city: '无',
    });
    expect(row).toEqual({
      wanted: { name: '华安达 科技(深圳)有限公司', province: null, city: null, legalRepresentative: null },
      keys: [{ scheme: 'credit_code', value: CODE }],
      fault: null,
    });
  });

  it.each<[RowValues, object]>([
    [{ creditCode: `${CODE.slice(0, 17)}${CODE.endsWith('7') ? '8' : '7'}` }, { state: 'wrong-check-digit' }],
    [{ creditCode: CODE.slice(0, 16) }, { state: 'wrong-code', column: 'creditCode' }],
    [{ creditCode: '9.1440300192E+17' }, { state: 'code-lost-digits' }],
    [{ registrationNumber: '1.1E14' }, { state: 'code-lost-digits', column: 'registrationNumber' }],
    [{ stockCode: '12345678' }, { state: 'wrong-code', column: 'stockCode' }],
  ])('%j has a code that cannot be looked up', (values, fault) => {
    expect(readRow(values)).toMatchObject({ keys: [], fault });
  });

  it('takes an old number in the column of the new ones, a short stock code and a 中征码', () => {
    const { keys } = readRow({ creditCode: NUMBER, stockCode: '2', zhongzhengCode: '4403 0100 0001 2345' });
    expect(keys).toEqual([
      { scheme: 'registration_number', value: NUMBER },
      { scheme: 'stock_code', value: '000002' },
      { scheme: 'zhongzheng_code', value: '4403010000012345' },
    ]);
  });

  it('is the same as another one by its code, else by name and place', () => {
    const same = (values: RowValues) => sameAs(readRow(values));
    expect(same({ name: '甲', creditCode: CODE })).toBe(same({ name: '乙', creditCode: CODE.toLowerCase() }));
    expect(same({ name: '甲 乙有限公司' })).toBe(same({ name: '甲乙有限公司' }));
    expect(same({ name: '甲乙有限公司', city: '深圳' })).not.toBe(same({ name: '甲乙有限公司' }));
    expect(same({ city: '深圳' })).toBe('');
  });
});

describe('the decision on a row', () => {
  const scored = (
    companyId: number,
    score: number,
    finding: 'same' | 'similar' = 'same',
  ): ScoredCandidate => ({
    companyId,
    score,
    matchedName: '甲',
    parts: [{ part: 'name', finding, points: score }],
  });
  const owners = (...entries: [ListScheme, number][]): KeyOwners => new Map(entries);
  const decide = (values: RowValues, known: KeyOwners, candidates: readonly ScoredCandidate[]) =>
    decideRow(readRow(values), known, candidates);

  it('follows the credit code', () => {
    expect(decide({ creditCode: CODE }, owners(['credit_code', 7]), [scored(7, 100)])).toMatchObject({
      state: 'found',
      companyId: 7,
      score: 100,
    });
  });

  it('says that a credit code does not exist, and offers the company of that name', () => {
    expect(decide({ name: '甲', creditCode: CODE }, owners(), [scored(7, 100)])).toMatchObject({
      state: 'credit-code-does-not-exist',
      companyId: null,
      candidates: [{ companyId: 7 }],
    });
  });

  it('says it of a 中征码 only when no other number is known', () => {
    const values = { name: '甲', zhongzhengCode: '4403010000012345' };
    expect(decide(values, owners(), []).state).toBe('citic-code-does-not-exist');
    const both = { ...values, creditCode: CODE };
    expect(decide(both, owners(['credit_code', 7]), [scored(7, 100)]).state).toBe('found');
    expect(decide(values, owners(['zhongzheng_code', 7]), [scored(7, 100)]).state).toBe('found');
  });

  it('passes over an unknown registration number where there is a name', () => {
    const values = { registrationNumber: NUMBER };
    expect(decide(values, owners(), []).state).toBe('code-does-not-exist');
    expect(decide({ ...values, name: '甲' }, owners(), [scored(7, 100)]).state).toBe('found');
  });

  it('tells a wrong check digit even when the name finds the company', () => {
    const creditCode = `${CODE.slice(0, 17)}${CODE.endsWith('7') ? '8' : '7'}`;
    expect(decide({ name: '甲', creditCode }, owners(), [scored(7, 100)])).toMatchObject({
      state: 'wrong-check-digit',
      candidates: [{ companyId: 7 }],
    });
  });

  it('asks when the name belongs to another company than the code, or two codes to two companies', () => {
    const values = { name: '甲', creditCode: CODE };
    const known = owners(['credit_code', 7]);
    expect(decide(values, known, [scored(7, 60, 'similar'), scored(8, 60)])).toMatchObject({
      state: 'ambiguous',
      note: 'code-and-name-disagree',
      candidates: [{ companyId: 7 }, { companyId: 8 }],
    });
    expect(decide(values, known, [scored(7, 30, 'similar')])).toMatchObject({ state: 'ambiguous' });
    expect(decide(values, known, [scored(7, 60, 'similar')])).toMatchObject({ state: 'found' });
    const two = owners(['credit_code', 7], ['stock_code', 8]);
    expect(decide(values, two, [scored(7, 100), scored(8, 100)])).toMatchObject({ note: 'codes-disagree' });
  });

  it('without codes follows the name; without anything there is nothing to match', () => {
    expect(decide({ name: '甲' }, owners(), [scored(7, 97), scored(8, 94)]).state).toBe('ambiguous');
    expect(decide({ name: '甲' }, owners(), [scored(7, 97), scored(8, 70)]).state).toBe('found');
    expect(decide({ name: '甲' }, owners(), [scored(7, 40)]).state).toBe('not-found');
    expect(decide({ city: '深圳' }, owners(), []).state).toBe('nothing-to-match');
  });
});
