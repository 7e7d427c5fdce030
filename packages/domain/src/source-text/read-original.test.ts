import { describe, expect, it } from 'vitest';
import { findSlice, parseLocator, readOriginalObject, readOriginalRow } from './index.ts';
import type { Mark } from './index.ts';

const encode = (text: string) => new TextEncoder().encode(text);

describe('a locator', () => {
  it('names a row, an object with a place in it, or something else', () => {
    expect(parseLocator('row 17')).toEqual({ kind: 'row', number: 17 });
    expect(parseLocator('object 3 $.Partners[0]')).toEqual({
      kind: 'object',
      number: 3,
      path: '.Partners[0]',
    });
    expect(parseLocator('stock_basics.csv row 12')).toEqual({ kind: 'other' });
  });
});

describe('a row of a stored file', () => {
  const text = '名称,注册资金\r\n"甲,一","5,000(万元)"\r\n乙二,\r\n丙三,3\r\n';
  const marks: Mark[] = [
    [1, 0],
    [3, encode('名称,注册资金\r\n"甲,一","5,000(万元)"\r\n').length],
  ];
  const fields = { basic_registration: { 名称: ['company_name'] } };
  const reading = { kind: 'rows', encoding: 'utf-8', header: ['名称', '注册资金'], marks, fields } as const;

  const read = (row: number) => {
    const slice = findSlice(marks, row);
    if (!slice) return undefined;
    const end = slice.length === null ? undefined : slice.start + slice.length;
    return readOriginalRow(
      reading,
      slice,
      encode(text).subarray(slice.start, end),
      row,
      'basic_registration',
    );
  };

  it('is found from the mark before it, as it was written', () => {
    expect(read(2)).toEqual([
      { label: '名称', text: '甲,一', fields: ['company_name'] },
      { label: '注册资金', text: '5,000(万元)', fields: [] },
    ]);
    expect(read(4)?.map((cell) => cell.text)).toEqual(['丙三', '3']);
    expect(read(9)).toBeUndefined();
  });
});

describe('an object of a stored file', () => {
  const text =
    '[{"a":1},\n{"Name":"甲","Partners":[{"KeyNo":"k","StockName":"乙","Info":{"Area":"京"},"Deep":[1]}]}]';
  const marks: Mark[] = [[2, 9]];
  const fields = {
    shareholder: {
      StockName: ['shareholder_name'],
      'Info.Area': ['shareholder_country'],
      None: ['paid_amount'],
    },
  };
  const reading = { kind: 'objects', marks, fields } as const;

  it('shows what stands at its place in its own order: what was read, and other plain values', () => {
    const slice = findSlice(marks, 2);
    const place = { number: 2, path: '.Partners[0]' };
    const cells = slice && readOriginalObject(reading, slice, encode(text).subarray(9), place, 'shareholder');
    expect(cells).toEqual([
      { label: 'KeyNo', text: 'k', fields: [] },
      { label: 'StockName', text: '乙', fields: ['shareholder_name'] },
      { label: 'Info.Area', text: '京', fields: ['shareholder_country'] },
    ]);
  });
});
