import { describe, expect, it } from 'vitest';
import { findPayloadFaults } from '@mingjian/domain/records';
import { ImportFailure } from '../shared/index.ts';
import { findRealFile, fixture, mapFile, payloadOf } from '../shared/testing.ts';
import { findCompanyList, makeStatementsSource, readCompanyList } from './index.ts';

const makeSource = async (knownNames = new Map<string, string>()) =>
  makeStatementsSource(await readCompanyList(fixture('ok/stock_basics.csv')), knownNames);

describe('annual statements of listed companies', () => {
  it('become three statements and their metadata, keyed by period', async () => {
    const [first, second, third] = await mapFile(await makeSource(), fixture('ok/statements.csv'));
    expect(first?.company?.party).toEqual({
      kind: 'company',
      name: '示例地产',
      keys: [{ scheme: 'stock_code', value: '000002' }],
    });
    expect(first?.company?.records.map(({ dimension, naturalKey }) => [dimension, naturalKey])).toEqual([
      ['listing_profile', 'listing'],
      ...['balance_sheet', 'income_statement', 'cash_flow_statement', 'statement_metadata'].map(
        (dimension) => [dimension, '2022-12-31|annual|consolidated|as-reported'],
      ),
    ]);
    expect(payloadOf(first?.company, 'balance_sheet')).toEqual({
      total_assets: '1000.50',
      total_equity: '600',
      period_end: '2022-12-31',
      period_type: 'annual',
      fiscal_year: 2022,
      consolidation_scope: 'consolidated',
      is_restated: false,
    });
    expect(payloadOf(first?.company, 'cash_flow_statement')).toMatchObject({
      operating_cash_inflows: '2100.00',
      cf_amortisation: '30',
    });
    expect(payloadOf(first?.company, 'listing_profile')).toEqual({
      a_share_code: '000002',
      exchange: 'SZSE',
      security_short_name: '示例地产',
      listing_date: '1991-01-29',
    });
    expect(payloadOf(second?.company, 'cash_flow_statement')?.['cf_amortisation']).toBeNull();
    expect(payloadOf(third?.company, 'balance_sheet')?.['total_equity']).toBe('-20');
    expect(payloadOf(third?.company, 'listing_profile')).toMatchObject({ b_share_code: '900901' });
  });

  it('are refused by name where the company or the period is not clear', async () => {
    const mapped = await mapFile(await makeSource(), fixture('not-ok/statements-wrong-rows.csv'));
    expect(
      mapped
        .flatMap(({ refusals }) => refusals)
        .map(({ row, scope, field, reason }) => [row, scope, field, reason]),
    ).toEqual([
      [2, 'row', '公司代码', 'stock-code-wrong'],
      [3, 'row', '公司代码', 'stock-code-unknown'],
      [4, 'row', '日期', 'period-not-annual'],
      [5, 'row', '日期', 'date-wrong'],
      [6, 'value', '资产合计', 'number-wrong'],
      [6, 'value', '无形资产摊销', 'number-too-large'],
      [7, 'row', '日期', 'period-repeated'],
      [8, 'row', '公司代码', 'no-values'],
    ]);
  });

  it('find a company that the database has, where the list does not name it', async () => {
    const source = await makeSource(new Map([['600000', '示例银行']]));
    const mapped = await mapFile(source, fixture('not-ok/statements-wrong-rows.csv'));
    expect(mapped[1]?.company?.party.name).toBe('示例银行');
  });

  it('with an item that nobody knows are refused with the items that are known', async () => {
    const mapping = mapFile(await makeSource(), fixture('not-ok/statements-unknown-item.csv'));
    await expect(mapping).rejects.toThrow(ImportFailure);
    await expect(mapping).rejects.toThrow(/幸福指数.*Known are: .*营业收入/);
  });

  it('find their company list beside them', () => {
    expect(findCompanyList(fixture('ok/statements.csv'))).toBe(fixture('ok/stock_basics.csv'));
    expect(findCompanyList(fixture('not-ok/statements-wrong-rows.csv'))).toBeNull();
  });
});

const realFile = findRealFile('statements-five-firms/five_cn_firms_2018_2023.csv');

describe.skipIf(realFile === null)('five real firms (skipped without ../shared/data)', () => {
  it('have all thirteen items of six years, in payloads that fit the dictionary', async () => {
    const list = await readCompanyList(findCompanyList(realFile ?? '') ?? '');
    const mapped = await mapFile(makeStatementsSource(list, new Map()), realFile ?? '');
    expect(mapped).toHaveLength(30);
    expect(new Set(mapped.map(({ company }) => company?.party.name)).size).toBe(5);
    const statements = mapped.flatMap(({ company }) => company?.records ?? []);
    for (const { dimension, payload } of statements)
      expect(findPayloadFaults(dimension, payload)).toEqual([]);
    const items = statements
      .filter(({ dimension }) => /sheet|_statement$/.test(dimension))
      .flatMap(({ payload }) => Object.keys(payload));
    expect(items.length).toBe(30 * (13 + 3 * 5));
  });
});
