import { describe, expect, test } from 'vitest';
import { makeFact } from '../make-case.ts';
import type { Fact } from '../facts.ts';
import { scoreBehaviour } from './index.ts';

const score = (facts: readonly Fact[], meansYuan: number | null = null) =>
  scoreBehaviour({ asOf: '2026-09-30', companyName: '甲公司', facts, coveredDimensions: [], meansYuan });

const filed = (date: string, over: Partial<Fact['payload']> = {}) =>
  makeFact('enforcement', { enforcement_status: 'open', enforcement_filing_date: date, ...over });

describe('the behaviour of three years', () => {
  test('one event of today weighs its prior, half of it a year later, nothing after 36 months', () => {
    expect(score([filed('2026-09-30')])[0]?.logOdds).toBeCloseTo(1.1, 12);
    expect(score([filed('2025-09-30')])[0]).toMatchObject({ value: 0.5 });
    expect(score([filed('2023-09-30')])[0]?.value).toBe(0.125);
    expect(score([filed('2023-08-30')])).toEqual([]);
    expect(score([filed('2026-10-01')])).toEqual([]);
  });

  test('further events add ever less', () => {
    const of = (count: number) =>
      score(Array.from({ length: count }, () => filed('2026-09-30')))[0]?.logOdds ?? 0;
    expect(of(2)).toBeCloseTo((1.1 * Math.log(3)) / Math.LN2, 12);
    expect(of(3) - of(2)).toBeLessThan(of(2) - of(1));
  });

  test('the amount scales an event between a half and two by the means of the company', () => {
    const of = (enforcement_amount: string) =>
      score([filed('2026-09-30', { enforcement_amount })], 1_000)[0]?.value;
    expect(of('0')).toBe(0.5);
    expect(of('500')).toBe(1);
    expect(of('1000')).toBe(1.5);
    expect(of('900000')).toBe(2);
    expect(score([filed('2026-09-30', { enforcement_amount: '1' })], -5)[0]?.value).toBe(2);
  });

  test('only debts as the party sued count among disputes', () => {
    const judgment = (payload: Fact['payload']) =>
      score([makeFact('judgment', { judgment_date: '2026-09-30', ...payload })]).map(({ code }) => code);
    expect(judgment({ judgment_cause: '买卖合同纠纷', company_role: 'defendant' })).toEqual([
      'debt-judgment',
    ]);
    expect(judgment({ judgment_cause: '买卖合同纠纷', company_role: 'plaintiff' })).toEqual([]);
    expect(judgment({ judgment_cause: '商标权纠纷', company_role: 'defendant' })).toEqual([]);
    const filing = makeFact('case_filing', {
      filing_date: '2026-09-30',
      filing_cause: '民间借贷纠纷',
      filing_plaintiffs: ['甲公司'],
      filing_defendants: ['乙公司'],
    });
    expect(score([filing])).toEqual([]);
  });

  test('a terminated case is no open one, a disputed record is held against nobody', () => {
    const codes = score([filed('2026-09-30', { enforcement_status: 'terminated' })]).map(({ code }) => code);
    expect(codes).toEqual(['terminated-enforcement']);
    expect(score([{ ...filed('2026-09-30'), status: 'disputed' }])).toEqual([]);
  });

  test('a penalty is plain, large or of the environment, and stands in one kind alone', () => {
    const kind = (payload: Fact['payload']) =>
      score([makeFact('administrative_penalty', { penalty_date: '2026-09-30', ...payload })]).map(
        ({ code }) => code,
      );
    expect(kind({})).toEqual(['penalty']);
    expect(kind({ penalty_severity: 'serious' })).toEqual(['large-penalty']);
    expect(kind({ penalty_amount: '1000000.00' })).toEqual(['large-penalty']);
    expect(kind({ penalty_domain: 'environment', penalty_severity: 'serious' })).toEqual([
      'environmental-penalty',
    ]);
  });

  test('every part tells the records it rests on', () => {
    const [part] = score([{ ...filed('2026-03-30'), recordId: 7 }]);
    expect(part?.evidence).toEqual([
      { dimension: 'enforcement', recordId: 7, knownFrom: '2026-03-02T00:00:00.000Z', weight: 0.5 ** 0.5 },
    ]);
  });
});
