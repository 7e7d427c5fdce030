import { describe, expect, it } from 'vitest';
import { parseCapital } from './index.ts';

/** Every spelling met in a register of 19,441 rows; `#` stands for the number. */
const SPELLINGS: readonly (readonly [spelling: string, number: string, amount: string, currency: string])[] =
  [
    ['#(万元人民币)', '1,000', '10000000', 'CNY'],
    ['#(万元)', '3.1000', '31000', 'CNY'],
    ['#(万)', '12,345.6789', '123456789', 'CNY'],
    ['#万人民币', '7.6', '76000', 'CNY'],
    ['#万元人民币', '1,234,567.8901', '12345678901', 'CNY'],
    ['#(万人民币元)', '0.000001', '0.01', 'CNY'],
    ['#(万美元)', '62', '620000', 'USD'],
    ['#（万元）', '0', '0', 'CNY'],
    ['#万元', '5000', '50000000', 'CNY'],
    ['#()', '70', '700000', 'CNY'],
    ['#(万元(人民币))', '12.5', '125000', 'CNY'],
    ['#万人民币元', '80', '800000', 'CNY'],
    ['#(万香港元)', '1,200', '12000000', 'HKD'],
    ['#(万港币)', '1,200', '12000000', 'HKD'],
    ['#万美元', '3', '30000', 'USD'],
    ['#万港币', '3', '30000', 'HKD'],
    ['#( 万人民币元)', '123.4500', '1234500', 'CNY'],
    ['#万', '0.12', '1200', 'CNY'],
    ['#(人民币元)', '500,000', '500000', 'CNY'],
    ['#(万元美元)', '10,000', '100000000', 'USD'],
    ['#万港元', '8', '80000', 'HKD'],
    ['#(万日元)', '100,000', '1000000000', 'JPY'],
    ['#(万港元)', '8', '80000', 'HKD'],
    ['#(万欧元)', '8', '80000', 'EUR'],
    ['#(万新加坡元)', '55', '550000', 'SGD'],
    ['#(万英镑)', '5', '50000', 'GBP'],
    ['#(万元(美元))', '5', '50000', 'USD'],
    ['#(万元(港币))', '5', '50000', 'HKD'],
    ['#万欧元', '5', '50000', 'EUR'],
  ];

describe('registered capital', () => {
  it.each(SPELLINGS)('%s with %s is %s %s', (spelling, number, amount, currency) => {
    const original = spelling.replace('#', number);
    expect(parseCapital(original)).toMatchObject({ ok: true, capital: { amount, currency, original } });
  });

  it.each(['N/A', 'n/a', '-', '--', '', '  ', '－', '无'])('"%s" is nothing known, not zero', (text) => {
    expect(parseCapital(text)).toEqual({ ok: true, capital: null });
  });

  it('marks the assumed unit and no other', () => {
    expect(parseCapital('70()')).toMatchObject({ capital: { unit: 10_000, isUnitAssumed: true } });
    expect(parseCapital('70(万)')).toMatchObject({ capital: { unit: 10_000, isUnitAssumed: false } });
  });

  it.each([
    ['人民币500万元', '5000000', 'CNY'],
    ['USD 100万', '1000000', 'USD'],
    ['１，０００（万元）', '10000000', 'CNY'],
    ['1.5亿元', '150000000', 'CNY'],
    ['300元', '300', 'CNY'],
    ['20万德国马克', '200000', 'DEM'],
  ])('also reads %s', (text, amount, currency) => {
    expect(parseCapital(text)).toMatchObject({ ok: true, capital: { amount, currency } });
  });

  it.each([
    ['1,2000000(万元人民币)', 'wrong-number'],
    ['1.2.3(万)', 'wrong-number'],
    ['1,00(万)', 'wrong-number'],
    ['5000', 'no-unit'],
    ['500(万贝壳)', 'unknown-unit'],
    ['500(箱)', 'unknown-unit'],
    ['万元', 'no-number'],
    ['贝壳5万', 'unknown-unit'],
    ['-5(万)', 'unknown-unit'],
  ])('refuses %s: %s', (text, reason) => {
    expect(parseCapital(text)).toEqual({ ok: false, reason });
  });
});
