import { describe, expect, test } from 'vitest';
import { findLowerBound } from '../ratings/index.ts';
import { findField, findDimension } from '../dictionary/index.ts';
import { findPayloadFaults } from '../records/index.ts';
import { makeFact, makeInput, makeStatement } from './make-case.ts';
import { FIGURE_FIELDS, findItemDimension } from '../financials/index.ts';
import { RATING_MODEL } from '../rating-models/index.ts';
import { FACT_DIMENSIONS, rateCompany, RATING_FIELDS } from './index.ts';
import type { Fact, RatingInput } from './index.ts';

const rate = (over: Partial<RatingInput> = {}) => rateCompany(makeInput(over), RATING_MODEL.financial);
const withFacts = (...facts: Fact[]) => rate({ facts });
const gradeWith = (dimension: string, payload: Fact['payload'], over: Partial<Fact> = {}) => {
  expect(findPayloadFaults(dimension, payload)).toEqual([]);
  const { grade, solvencyIndex, overrides } = withFacts(makeFact(dimension, payload, over));
  return [grade, grade === 19 ? solvencyIndex : (overrides[0]?.code ?? null)];
};
const standing = (dimension: string, payload: Fact['payload']) =>
  withFacts(makeFact(dimension, payload)).overrides.map(({ code }) => code);

describe('facts of a default', () => {
  test.each([
    ['bankruptcy', { bankruptcy_stage: 'accepted', bankruptcy_case_type: 'liquidation' }, 600],
    ['bankruptcy', { bankruptcy_accepted_on: '2026-01-15' }, 600],
    ['bankruptcy', { bankruptcy_stage: 'accepted', bankruptcy_case_type: 'compulsory_liquidation' }, 600],
    [
      'deregistration_liquidation',
      { liquidation_event_date: '2026-02-01', liquidation_status: 'filed' },
      600,
    ],
    ['basic_registration', { registration_status: 'revoked', revocation_date: '2026-02-01' }, 600],
    ['dishonest_debtor', { dishonest_published_on: '2026-02-01' }, 500],
    ['enforcement', { enforcement_status: 'terminated', unperformed_amount: '5001' }, 500],
    [
      'enforcement',
      { terminated_date: '2026-01-01', unperformed_amount: '10', unperformed_ratio: '100' },
      500,
    ],
  ])('%s %j is 3A19 with index %d', (dimension, payload, index) => {
    expect(gradeWith(dimension, payload)).toEqual([19, index]);
  });

  test('a default fact rates a company without accounts', () => {
    const facts = [makeFact('dishonest_debtor', { dishonest_published_on: '2026-02-01' })];
    const result = rate({ statements: [], facts });
    expect(result).toMatchObject({ status: 'rated', grade: 19, pd: 100, solvencyIndex: 500 });
    expect(result.overrides).toEqual([
      {
        code: 'dishonest-judgment-debtor',
        date: '2026-02-01',
        dimension: 'dishonest_debtor',
        recordId: 99,
        knownFrom: '2026-03-02T00:00:00.000Z',
        removedOn: null,
        grade: 19,
        solvencyIndex: 500,
        weight: 1,
        isDecisive: true,
      },
    ]);
  });

  test('insolvency stands before arrears', () => {
    const result = withFacts(
      makeFact('dishonest_debtor', { dishonest_published_on: '2026-02-01' }),
      makeFact('bankruptcy', { bankruptcy_stage: 'claims', bankruptcy_accepted_on: '2026-05-01' }),
    );
    expect(result.solvencyIndex).toBe(600);
    expect(result.overrides.map(({ code, isDecisive }) => [code, isDecisive])).toEqual([
      ['bankruptcy-accepted', true],
      ['dishonest-judgment-debtor', false],
    ]);
  });

  test.each([
    ['bankruptcy', { bankruptcy_stage: 'filed', bankruptcy_case_type: 'bankruptcy_review' }],
    ['deregistration_liquidation', { simple_cancel_applied_on: '2026-01-01' }],
    ['basic_registration', { registration_status: 'active' }],
    ['enforcement', { enforcement_status: 'terminated', unperformed_amount: '5000' }],
    ['enforcement', { enforcement_status: 'open', enforcement_amount: '100000' }],
    ['consumption_restriction', { restriction_type: 'exit' }],
    ['serious_violation_blacklist', { blacklist_type: 'red_list', blacklist_date: '2026-01-01' }],
    ['abnormal_operation', { abnormal_list_date: '2026-03-31' }],
    ['tax_negative', { tax_negative_type: 'notice' }],
    ['asset_freeze_auction', { freeze_record_type: 'freeze', freeze_equity_amount: '30000' }],
  ])('%s %j stands above no score', (dimension, payload) => {
    expect(standing(dimension, payload)).toEqual([]);
  });

  test('a revoked licence without any debt is no default', () => {
    const facts = [makeFact('basic_registration', { registration_status: 'revoked' })];
    expect(rate({ statements: [], facts }).grade).not.toBe(19);
  });
});

describe('facts that cap the class', () => {
  test.each([
    ['consumption_restriction', { restriction_type: 'consumption' }, 18, 'restricted-from-high-consumption'],
    ['enforcement', { enforcement_status: 'open', enforcement_amount: '100001' }, 18, 'open-enforcement'],
    ['enforcement', { enforcement_status: 'terminated' }, 18, 'terminated-enforcement-unmeasured'],
    ['serious_violation_blacklist', { blacklist_type: 'serious_violation' }, 18, 'serious-violation-list'],
    [
      'bankruptcy',
      { bankruptcy_stage: 'filed', bankruptcy_case_type: 'reorganisation' },
      18,
      'pre-reorganisation',
    ],
    ['abnormal_operation', { abnormal_list_date: '2026-03-30' }, 17, 'abnormal-operation-list'],
    ['tax_negative', { tax_negative_type: 'arrears', arrears_balance: '12.00' }, 17, 'tax-arrears'],
    [
      'asset_freeze_auction',
      { freeze_record_type: 'freeze', freeze_equity_amount: '30001' },
      17,
      'share-freeze',
    ],
  ])('%s %j caps at 3A%d', (dimension, payload, grade, code) => {
    expect(gradeWith(dimension, payload)).toEqual([grade, code]);
  });

  test.each([
    [makeStatement({}, { auditOpinion: 'disclaimer' }), 16, 'disclaimer-of-opinion'],
    [makeStatement({ total_equity: '-1.00' }), 16, 'negative-equity'],
    [makeStatement({}, { periodEnd: '2023-12-31' }), 14, 'no-recent-accounts'],
  ])('accounts that speak against the company cap it (%#)', (statement, grade, code) => {
    const result = rate({ statements: [statement] });
    expect([result.grade, result.overrides[0]?.code]).toEqual([grade, code]);
    expect(result.pd).toBeGreaterThanOrEqual(findLowerBound(result.grade ?? 1));
  });

  test('accounts of the year before last are recent enough', () => {
    const statement = makeStatement({}, { periodEnd: '2024-12-31' });
    const codes = (asOf: string) => rate({ statements: [statement], asOf }).overrides.map(({ code }) => code);
    expect(codes('2027-06-30')).toEqual([]);
    expect(codes('2027-07-01')).toEqual(['no-recent-accounts']);
  });

  test('a cap never lifts a worse score', () => {
    const ruined = makeStatement({
      total_liabilities: '1500000.00',
      total_equity: '-500000.00',
      total_current_assets: '100000.00',
      ebitda: '-900000.00',
      net_profit: '-950000.00',
      retained_earnings: '-900000.00',
    });
    const facts = [
      makeFact('tax_negative', { tax_negative_type: 'arrears' }),
      makeFact('abnormal_operation', { abnormal_list_date: '2026-01-30' }),
    ];
    const result = rate({ statements: [ruined], facts });
    expect(result.grade).toBe(18);
    expect(result.logOdds).toBe(result.score?.logOdds);
    expect(result.overrides.map(({ isDecisive }) => isDecisive)).toEqual([false, false, false]);
  });
});

describe('a fact that was removed', () => {
  const listed = { dishonest_published_on: '2024-02-01' };
  const removedOn = (date: string) =>
    withFacts(makeFact('dishonest_debtor', { ...listed, dishonest_removed_on: date }));

  test('is no default any more: its weight halves every twelve months', () => {
    const weighed = ['2026-09-30', '2025-09-30', '2024-09-30', '2022-09-30'].map((date) => {
      const { grade, overrides, logOdds, score } = removedOn(date);
      expect(logOdds).toBeGreaterThan(score?.logOdds ?? 0);
      return [grade, overrides[0]?.weight, overrides[0]?.isDecisive];
    });
    expect(weighed.map(([, weight]) => weight)).toEqual([1, 0.5, 0.25, 0.0625]);
    expect(weighed[0]).toEqual([18, 1, true]);
    const grades = weighed.map(([grade]) => Number(grade));
    expect(grades).toEqual(grades.toSorted((a, b) => b - a));
  });

  test('is forgotten when less than a twentieth is left', () => {
    expect(removedOn('2022-04-30').overrides).toEqual([]);
  });

  test('a withdrawn version counts from the day we learnt of it, a disputed one not at all', () => {
    const withdrawn = makeFact('dishonest_debtor', listed, { status: 'removed_by_source' });
    expect(withFacts(withdrawn).overrides[0]).toMatchObject({
      removedOn: '2026-03-02',
      weight: 0.5 ** (6 / 12),
    });
    expect(withFacts({ ...withdrawn, status: 'disputed' }).overrides).toEqual([]);
    expect(withFacts({ ...withdrawn, status: 'corrected' }).grade).toBe(19);
  });

  test('a record that still has time to run stands until its day', () => {
    const until = (date: string) =>
      gradeWith('serious_violation_blacklist', {
        blacklist_type: 'serious_violation',
        blacklist_term_end: date,
      });
    expect(until('2026-10-01')).toEqual([18, 'serious-violation-list']);
    const ended = withFacts(
      makeFact('bankruptcy', { bankruptcy_stage: 'accepted' }, { validTo: '2025-09-30' }),
    );
    expect(ended.overrides[0]).toMatchObject({ removedOn: '2025-09-30', weight: 0.5 });
  });
});

test('every dimension, field and item that the rating reads is in the dictionary', () => {
  for (const dimension of FACT_DIMENSIONS) expect(findDimension(dimension), dimension).toBeDefined();
  for (const [dimension, fields] of RATING_FIELDS)
    for (const field of fields) expect(findField(field)?.dimension, field).toBe(dimension);
  for (const field of FIGURE_FIELDS)
    expect(findField(field), field).toMatchObject({ type: 'money', dimension: findItemDimension(field) });
});
