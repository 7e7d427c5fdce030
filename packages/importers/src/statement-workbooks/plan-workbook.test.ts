import { describe, expect, it } from 'vitest';
import { fixture } from '../shared/testing.ts';
import type { Sheet } from '../workbooks/index.ts';
import { openWorkbook } from './index.ts';
import { planWorkbook } from './plan-workbook.ts';

const makeSheet = (name: string, rows: readonly (readonly string[])[]): Sheet => ({
  name,
  rows: rows.map((cells, at) => ({ number: at + 1, cells })),
});

const BALANCE = makeSheet('资产负债表', [
  ['单位：万元'],
  ['项目', '附注', '2024-12-31', '2023-12-31', '母公司2024-12-31'],
  ['流动资产：'],
  ['货币资金', '1', '12.34', '10', '8'],
  ['Cash', '', '99', '', ''],
  ['资产总计', '', '100', '90', '80'],
  ['负债合计', '', '40', '40.01', '30'],
  ['所有者权益合计', '', '59', '50', '50'],
  ['幸福指数', '', '7', '', ''],
  ['存货', '', '三', '', ''],
]);

const openFixture = (
  company?: string,
  findName: (code: string) => Promise<string | null> = async () => null,
) => openWorkbook(fixture('ok/statement-workbook.xlsx'), { company, findName });

describe('a sheet', () => {
  const plan = planWorkbook([BALANCE, makeSheet('说明', [['无']])], null);

  it('tells each row: found, unmapped or a repeat, and what it could not read', () => {
    expect(plan.rows.map(({ row, label, field, by, repeatOf }) => [row, label, field, by, repeatOf])).toEqual(
      [
        [4, '货币资金', 'cash_and_equivalents', 'exact', null],
        [5, 'Cash', 'cash_and_equivalents', 'synonym', 4],
        [6, '资产总计', 'total_assets', 'exact', null],
        [7, '负债合计', 'total_liabilities', 'exact', null],
        [8, '所有者权益合计', 'total_equity', 'exact', null],
        [9, '幸福指数', null, 'unmapped', null],
        [10, '存货', 'inventories', 'exact', null],
      ],
    );
    expect(plan.wrongCells).toEqual([{ sheet: '资产负债表', row: 10, label: '存货', text: '三' }]);
    expect(plan.sheetsLeftOut).toEqual(['说明']);
  });

  it('gives amounts in yuan by period and scope', () => {
    expect(plan.statements.map(({ period, scope }) => [period.end, scope])).toEqual([
      ['2023-12-31', 'consolidated'],
      ['2024-12-31', 'consolidated'],
      ['2024-12-31', 'parent_only'],
    ]);
    expect(plan.statements[1]?.parts[0]?.items).toMatchObject({
      cash_and_equivalents: '123400',
      total_assets: '1000000',
    });
  });

  it('is checked: a gap within rounding is none', () => {
    const gaps = plan.checked.map(({ gaps: found }) => found.map(({ code, gap }) => [code, gap]));
    expect(gaps).toEqual([[], [['balance', '10000.00']], []]);
    expect(plan.checked[0]?.checks.find(({ code }) => code === 'balance')).toMatchObject({
      gap: '-100.00',
      isHeld: false,
      isWithinRounding: true,
    });
  });

  it('takes rows as a mapping file says', () => {
    const mapping = new Map([
      [
        '资产负债表',
        new Map([
          ['幸福指数', 'goodwill'],
          ['Cash', ''],
          ['货币资金', 'prepayments'],
        ]),
      ],
    ]);
    const mapped = planWorkbook([BALANCE], mapping);
    expect(mapped.rows.map(({ label, field, by }) => [label, field, by]).slice(0, 2)).toEqual([
      ['货币资金', 'prepayments', 'file'],
      ['Cash', null, 'unmapped'],
    ]);
    expect(mapped.statements[1]?.parts[0]?.items).toMatchObject({ goodwill: '70000', prepayments: '123400' });
  });
});

describe('scopes in a row of their own', () => {
  const items = [['资产总计', '100', '90', '80', '70']];
  it.each([
    [
      'below the periods',
      ['项目', '2024-12-31', '', '2023-12-31', ''],
      ['', '合并', '母公司', '合并', '母公司'],
      '90',
    ],
    [
      'above the periods',
      ['', '合并', '', '母公司', ''],
      ['项目', '2024-12-31', '2023-12-31', '2024-12-31', '2023-12-31'],
      '80',
    ],
  ])('%s tell the parent from the group', (_, first, second, parent) => {
    const { statements } = planWorkbook([makeSheet('资产负债表', [first, second, ...items])], null);
    expect(statements.map(({ period, scope }) => `${period.end} ${scope}`)).toEqual([
      '2023-12-31 consolidated',
      '2023-12-31 parent_only',
      '2024-12-31 consolidated',
      '2024-12-31 parent_only',
    ]);
    expect(statements[3]?.parts[0]?.items).toEqual({ total_assets: parent });
  });
});

describe('a workbook', () => {
  it('with two sides, an English sheet and a title that dates the columns becomes two years', async () => {
    const { party, plan } = await openFixture('91110108MA9Q0001A0');
    expect(party.name).toBe('示例云海机械有限公司');
    expect(plan.rows.filter(({ field }) => field === null).map(({ label }) => label)).toEqual([
      '待摊项目',
      'Number of shops',
    ]);
    expect(
      plan.statements.map(({ period, parts }) => [
        period.end,
        parts.map(({ items }) => Object.keys(items).length),
      ]),
    ).toEqual([
      ['2023-12-31', [15, 8, 7]],
      ['2024-12-31', [15, 8, 7]],
    ]);
    expect(plan.checked.flatMap(({ gaps }) => gaps)).toEqual([]);
    const [, cash] = plan.statements.map(({ parts }) =>
      parts.find(({ dimension }) => dimension === 'cash_flow_statement'),
    );
    expect(cash?.items).toMatchObject({ cash_received_from_sales: '101000000.5', cash_at_end: '12005000' });
  });

  it('is refused without a company, with a wrong one, and when it is no workbook', async () => {
    await expect(openFixture()).rejects.toMatchObject({ code: 'workbook-no-company' });
    await expect(openFixture('91110108MA9Q0001A1')).rejects.toMatchObject({ code: 'workbook-wrong-company' });
    const notWorkbook = openWorkbook(fixture('not-ok/binary.csv'), { findName: async () => null });
    await expect(notWorkbook).rejects.toMatchObject({ code: 'workbook-unreadable' });
  });
});
