import type { Statement } from '@mingjian/contract/companies';
import { describe, expect, it } from 'vitest';
import { makeProvenance, makeStatement } from '../make-profile.ts';
import { findLatestStatement, findOrigin, listAnnualSeries, listItems } from './statement-items.ts';
import { scaleYuan } from './units.ts';

describe('the unit of a statement table', () => {
  it.each([
    ['1234567.89', 0, '1234567.89'],
    ['1234567.89', 3, '1234.56789'],
    ['1234567.89', 4, '123.456789'],
    ['-5', 4, '-0.0005'],
    ['0', 4, '0.0000'],
    ['99999999999999999999.99', 6, '99999999999999.99999999'],
  ])('moves the point of %s by %i digits', (yuan, digits, scaled) => {
    expect(scaleYuan(yuan, digits)).toBe(scaled);
  });
});

describe('the items of a statement', () => {
  const statement = makeStatement('2023-12-31', { total_assets: '100', cash_and_equivalents: '5' });

  it('come in the order of the dictionary, only those that any year reports', () => {
    const older = makeStatement('2022-12-31', { inventories: '7' });
    expect(listItems([statement, older], 'balance_sheet', false).map(({ field }) => field)).toEqual([
      'cash_and_equivalents',
      'inventories',
      'total_assets',
    ]);
    expect(listItems([statement], 'balance_sheet', true).length).toBeGreaterThan(50);
  });

  it('name the record that brought them, also where two records share a statement', () => {
    const [first, second] = [makeProvenance('balance_sheet', 1), makeProvenance('balance_sheet', 2)];
    const shared: Statement = {
      ...statement,
      origins: [
        { dimension: 'balance_sheet', provenance: first, fields: ['total_assets'] },
        { dimension: 'balance_sheet', provenance: second, fields: ['cash_and_equivalents'] },
      ],
    };
    expect(findOrigin(shared, 'cash_and_equivalents')).toBe(second);
    expect(findOrigin(shared, 'net_profit')).toBeNull();
  });
});

describe('the years of a chart', () => {
  const restated: Statement = { ...makeStatement('2023-12-31', { total_assets: '1' }), series: 'restated' };
  const years = [restated, makeStatement('2023-12-31', {}), makeStatement('2022-12-31', {})];

  it('run from old to new, as first reported', () => {
    expect(listAnnualSeries(years).map(({ periodEnd }) => periodEnd)).toEqual(['2022-12-31', '2023-12-31']);
    expect(findLatestStatement(years)?.series).toBe('as-reported');
  });
});
