import { CFB, utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from './index.ts';
import type { ReadLimits } from './index.ts';
import { listBookParts, makeBook, makeSheetXml, makeZip } from './testing.ts';

const LIMITS: ReadLimits = {
  maxRows: 20_000,
  maxCells: 40,
  maxCellLength: 300,
  maxMemoryMb: 256,
  timeoutMs: 15_000,
};
const MAX_BYTES = 10 * 1024 * 1024;

const readFile = (bytes: Uint8Array, fileName = 'list.xlsx', limits: Partial<ReadLimits> = {}) =>
  readWorkbook({ bytes, fileName, maxBytes: MAX_BYTES }, { ...LIMITS, ...limits });

/** Rows as number and cells, of all sheets. */
const rowsOf = async (bytes: Uint8Array, fileName?: string) => {
  const result = await readFile(bytes, fileName);
  if (!result.ok) throw new Error(result.refusal);
  return result.sheets.flatMap(({ rows }) => rows.map(({ number, cells }) => [number, ...cells]));
};

describe('a workbook', () => {
  it('is read sheet by sheet, with the row numbers of the table program and without empty rows', async () => {
    const bytes = makeZip(
      listBookParts([
        ['客户', makeSheetXml([['名单'], [], ['企业名称', '备注'], ['甲有限公司', '']])],
        ['供应商', makeSheetXml([['企业名称'], ['乙有限公司']])],
      ]),
    );
    expect(await readFile(bytes)).toEqual({
      ok: true,
      sheets: [
        {
          name: '客户',
          rows: [
            { number: 1, cells: ['名单'] },
            { number: 3, cells: ['企业名称', '备注'] },
            { number: 4, cells: ['甲有限公司'] },
          ],
        },
        {
          name: '供应商',
          rows: [
            { number: 1, cells: ['企业名称'] },
            { number: 2, cells: ['乙有限公司'] },
          ],
        },
      ],
    });
  });

  it('keeps short numbers as digits and shows that long ones have lost theirs', async () => {
    const rows = await rowsOf(
      makeBook([[600519, 110105000001232, 9.14403001921811e17, '914403001921811119', 2]]),
    );
    expect(rows).toEqual([
      [1, '600519', '110105000001232', '9.14403001921811e+17', '914403001921811119', '2'],
    ]);
  });

  it('fills cells that are merged over several rows, and no titles merged over columns', async () => {
    const merged = '<mergeCells count="2"><mergeCell ref="A1:B1"/><mergeCell ref="A2:A3"/></mergeCells>';
    const rows = await rowsOf(
      makeBook(
        [
          ['标题', ''],
          ['广东', '甲'],
          ['', '乙'],
        ],
        merged,
      ),
    );
    expect(rows).toEqual([
      [1, '标题'],
      [2, '广东', '甲'],
      [3, '广东', '乙'],
    ]);
  });

  it('cuts long cells and takes out what no database stores', async () => {
    const rows = await rowsOf(makeBook([[`甲_x0000_${'长'.repeat(500)}`, '乙']]));
    expect(rows[0]?.[1]).toHaveLength(300);
    expect(JSON.stringify(rows)).not.toContain('\\u0000');
  });

  it('is read from .xls too', async () => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['企业名称'], ['甲有限公司']]), '名单');
    const bytes = write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer;
    expect(await rowsOf(bytes, 'list.xls')).toEqual([
      [1, '企业名称'],
      [2, '甲有限公司'],
    ]);
  });

  it.each([
    ['UTF-8 with its mark', Buffer.from('\uFEFF企业名称,代码\r\n"甲,乙公司",1\r\n')],
    [
      'GB18030',
      Buffer.from([
        0xc6, 0xf3, 0xd2, 0xb5, 0xc3, 0xfb, 0xb3, 0xc6, 0x2c, 0xb4, 0xfa, 0xc2, 0xeb, 0x0a, 0x22, 0xbc, 0xd7,
        0x2c, 0xd2, 0xd2, 0xb9, 0xab, 0xcb, 0xbe, 0x22, 0x2c, 0x31,
      ]),
    ],
    ['tabs', Buffer.from('企业名称\t代码\n甲,乙公司\t1')],
  ])('may be text: %s', async (_, bytes) => {
    expect(await rowsOf(bytes, 'list.csv')).toEqual([
      [1, '企业名称', '代码'],
      [2, '甲,乙公司', '1'],
    ]);
  });
});

const good = listBookParts([['Sheet1', makeSheetXml([['企业名称'], ['甲有限公司']])]]);
const megabytes = (count: number): string => `<a>${' '.repeat(count * 1024 * 1024)}</a>`;

describe('a file that is refused', () => {
  const compound = (...names: readonly string[]): Buffer => {
    const container = CFB.utils.cfb_new();
    for (const name of names) CFB.utils.cfb_add(container, `/${name}`, Buffer.alloc(5_000));
    return CFB.write(container, { type: 'buffer' }) as Buffer;
  };

  it.each<[string, Uint8Array, string, string]>([
    ['nothing at all', Buffer.alloc(0), 'list.xlsx', 'file-is-empty'],
    ['blanks', Buffer.from(' \r\n\r\n'), 'list.csv', 'file-is-empty'],
    ['more than ten megabytes', Buffer.alloc(MAX_BYTES + 1, 65), 'list.csv', 'file-is-too-large'],
    ['a text that is called .xlsx', Buffer.from('企业名称\n甲有限公司'), 'list.xlsx', 'file-is-no-table'],
    ['HTML that is called .xls', Buffer.from('<html><table></table></html>'), 'list.xls', 'file-is-no-table'],
    ['a PDF', Buffer.from('%PDF-1.7 ...'), 'list.csv', 'file-is-no-table'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 2]), 'list.xlsx', 'file-is-no-table'],
    ['bytes of no encoding', Buffer.from([0x41, 0xff, 0xff, 0x41]), 'list.csv', 'file-is-no-table'],
    [
      'a document of another program',
      makeZip([
        { name: '[Content_Types].xml', content: '<a/>' },
        { name: 'word/document.xml', content: '<a/>' },
      ]),
      'list.xlsx',
      'file-is-no-table',
    ],
    [
      'macros',
      makeZip([...good, { name: 'xl/vbaProject.bin', content: 'x' }]),
      'list.xlsx',
      'file-has-macros',
    ],
    ['a name with macros', makeZip(good), 'list.xlsm', 'file-has-macros'],
    ['macros in .xls', compound('Workbook', '_VBA_PROJECT_CUR'), 'list.xls', 'file-has-macros'],
    [
      'a password on the whole',
      compound('EncryptionInfo', 'EncryptedPackage'),
      'list.xlsx',
      'file-has-password',
    ],
    [
      'a password on a part',
      makeZip(good.map((part) => ({ ...part, flags: 1 }))),
      'list.xlsx',
      'file-has-password',
    ],
    ['a message of a mail program', compound('__properties_version1.0'), 'list.xls', 'file-is-no-table'],
    ['a workbook cut in half', makeZip(good).subarray(0, 700), 'list.xlsx', 'file-is-damaged'],
    [
      'parts that unpack to more than 50 MB',
      makeZip([...good, { name: 'xl/a.xml', content: megabytes(51) }]),
      'list.xlsx',
      'file-unpacks-too-large',
    ],
    [
      'a part packed more than a hundred times',
      makeZip([...good, { name: 'xl/a.xml', content: megabytes(5) }]),
      'list.xlsx',
      'file-unpacks-too-large',
    ],
    [
      'a part that claims to be small',
      makeZip([...good, { name: 'xl/a.xml', content: megabytes(60), claimedBytes: 1_000 }]),
      'list.xlsx',
      'file-unpacks-too-large',
    ],
    [
      'a part that claims to be larger than it is',
      makeZip([...good, { name: 'xl/a.xml', content: 'x', claimedBytes: 1_000 }]),
      'list.xlsx',
      'file-is-damaged',
    ],
    ['text with an open quotation mark', Buffer.from('企业名称\n"甲'), 'list.csv', 'file-is-damaged'],
  ])('%s', async (_, bytes, fileName, refusal) => {
    expect(await readFile(bytes, fileName)).toEqual({ ok: false, refusal });
  });

  it('a hundred thousand rows, in .xlsx and in text', { timeout: 15_000 }, async () => {
    const rows = Array.from({ length: 100_000 }, (_, at) => [`明鉴示例第${at}号有限公司`, '广东']);
    expect(await readFile(makeBook(rows))).toEqual({ ok: false, refusal: 'file-has-too-many-rows' });
    const text = Buffer.from(rows.map((row) => row.join(',')).join('\n'));
    expect(await readFile(text, 'list.csv')).toEqual({ ok: false, refusal: 'file-has-too-many-rows' });
  });

  it('one that needs more memory or time than it is given', { timeout: 15_000 }, async () => {
    const rows = Array.from({ length: 25_000 }, (_, at) =>
      Array.from({ length: 12 }, (__, c) => `格${at}${c}`),
    );
    const bytes = makeBook(rows);
    const tooComplex = { ok: false, refusal: 'file-is-too-complex' };
    expect(await readFile(bytes, 'list.xlsx', { maxMemoryMb: 30 })).toEqual(tooComplex);
    expect(await readFile(bytes, 'list.xlsx', { timeoutMs: 50 })).toEqual(tooComplex);
  });
});
