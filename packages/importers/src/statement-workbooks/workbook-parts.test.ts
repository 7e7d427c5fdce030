import { describe, expect, it } from 'vitest';
import { findField } from '@mingjian/domain/dictionary';
import { findItemPart, findWorkbookItem } from './find-item.ts';
import { BALANCE_NAMES, CASH_FLOW_NAMES, INCOME_NAMES } from './item-names.ts';
import { cleanLabel } from './labels.ts';
import { parseMapping, writeMapping } from './mapping-file.ts';
import { findPeriod, findRelativePeriod } from './periods.ts';
import { findForeignUnit, findUnit } from './units.ts';

describe('a heading', () => {
  it.each([
    ['2024-12-31', '2024-12-31', 'annual'],
    ['2024年12月31日', '2024-12-31', 'annual'],
    ['20240630', '2024-06-30', 'semi_annual'],
    ['2024年度', '2024-12-31', 'annual'],
    ['2024', '2024-12-31', 'annual'],
    ['FY2024', '2024-12-31', 'annual'],
    ['2024年1-9月', '2024-09-30', 'q3'],
    ['2024年半年度', '2024-06-30', 'semi_annual'],
    ['2024Q1', '2024-03-31', 'q1'],
    ['2024年2月', '2024-02-29', 'interim'],
  ])('%s is the period that ends on %s', (text, end, type) => {
    expect(findPeriod(text)).toEqual({ end, type });
  });

  it.each(['项目', '附注', '2024-13-01', '12345', ''])('%s names no period', (text) => {
    expect(findPeriod(text)).toBeUndefined();
  });

  it('that counts from the title finds the year before', () => {
    const title = { end: '2024-06-30', type: 'semi_annual' } as const;
    expect(findRelativePeriod('期末余额', title, true)?.end).toBe('2024-06-30');
    expect(findRelativePeriod('年初余额', title, true)?.end).toBe('2023-12-31');
    expect(findRelativePeriod('上期金额', title, false)?.end).toBe('2023-06-30');
    expect(findRelativePeriod('期末余额', undefined, true)).toBeUndefined();
  });

  it.each([
    ['单位：万元', 4],
    ['金额单位：人民币千元', 3],
    ["Unit: RMB'000", 3],
    ['(In thousands of RMB)', 3],
    ['单位:元', 0],
    ['货币单位：亿元', 8],
  ])('%s moves the point by %d places', (text, power) => {
    expect(findUnit(['资产负债表', text])).toMatchObject({ power, isAssumed: false });
  });

  it('of another currency is seen, and a missing unit is told', () => {
    expect(findForeignUnit(['单位：万美元'])).toBe('美元');
    expect(findForeignUnit(['单位：万元'])).toBeUndefined();
    expect(findUnit(['利润表'])).toMatchObject({ power: 0, isAssumed: true });
  });
});

describe('a row label', () => {
  it.each([
    ['  一、营业总收入', '营业总收入'],
    ['减：营业成本', '营业成本'],
    ['其中：利息费用', '利息费用'],
    ['加：公允价值变动收益（损失以“－”号填列）', '公允价值变动收益'],
    ['（一）基本每股收益', '基本每股收益'],
    ['Less: Finance costs', 'Finance costs'],
  ])('%s is %s', (text, label) => {
    expect(cleanLabel(text)).toBe(label);
  });

  it('is found by the dictionary, by another usual name, or not at all', () => {
    expect(findWorkbookItem('货币资金', 'balance_sheet')).toEqual({
      field: 'cash_and_equivalents',
      by: 'exact',
    });
    expect(findWorkbookItem('Cash and cash equivalents', 'balance_sheet')).toEqual({
      field: 'cash_and_equivalents',
      by: 'synonym',
    });
    expect(findWorkbookItem('待摊项目', 'balance_sheet')).toBeUndefined();
  });

  it('that several statements have is the item of its own sheet', () => {
    expect(findWorkbookItem('净利润', 'income_statement')?.field).toBe('net_profit');
    expect(findWorkbookItem('净利润', 'cash_flow_statement')?.field).toBe('cf_net_profit');
    expect(findWorkbookItem('净利润', null)?.field).toBe('net_profit');
  });

  it('has other names only for items that there are', () => {
    for (const names of [BALANCE_NAMES, INCOME_NAMES, CASH_FLOW_NAMES])
      for (const field of Object.keys(names))
        expect([field, findField(field) && findItemPart(field)]).not.toContain(undefined);
  });
});

describe('a mapping file', () => {
  it('is read as it was written', () => {
    const rows = [
      { sheet: '资产负债表', label: '货币资金', field: 'cash_and_equivalents' },
      { sheet: '资产负债表', label: '待摊项目', field: null },
    ];
    const mapping = parseMapping(writeMapping(rows), 'mapping.json');
    expect(mapping.get('资产负债表')?.get('货币资金')).toBe('cash_and_equivalents');
    expect(mapping.get('资产负债表')?.get('待摊项目')).toBe('');
  });

  it.each([
    ['{', 'mapping-wrong'],
    ['{"rows": {}}', 'mapping-wrong'],
    ['{"sheets": {"a": {"b": "happiness"}}}', 'mapping-unknown-item'],
    ['{"sheets": {"a": {"b": "company_name"}}}', 'mapping-unknown-item'],
  ])('%s is refused', (text, code) => {
    expect(() => parseMapping(text, 'mapping.json')).toThrow(expect.objectContaining({ code }) as Error);
  });
});
