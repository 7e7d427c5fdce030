import { describe, expect, test } from 'vitest';
import { findLowerBound } from '../ratings/index.ts';
import { findField, findDimension } from '../dictionary/index.ts';
import { findPayloadFaults } from '../records/index.ts';
import { makeFact, makeInput, makeStatement } from './make-case.ts';
import { FIGURE_FIELDS, findItemDimension } from '../financials/index.ts';
import { FACT_DIMENSIONS, rateCompany } from './index.ts';
import type { Fact } from './index.ts';

const withFacts = (...facts: Fact[]) => rateCompany(makeInput({ facts }));
const gradeWith = (dimension: string, payload: Fact['payload'], over: Partial<Fact> = {}) => {
  expect(findPayloadFaults(dimension, payload)).toEqual([]);
  const { grade, solvencyIndex, overrides } = withFacts(makeFact(dimension, payload, over));
  return [grade, grade === 19 ? solvencyIndex : (overrides[0]?.code ?? null)];
};

describe('a rating from the accounts alone', () => {
  test('class, possibility of default and index come from the score', () => {
    const result = rateCompany(makeInput());
    expect(result).toMatchObject({ status: 'rated', grade: 5, overrides: [], missing: [] });
    expect(result.pd).toBeGreaterThan(findLowerBound(5));
    expect(result.pd).toBeLessThan(findLowerBound(6));
    expect(result.solvencyIndex).toBeGreaterThan(176);
    expect(result.solvencyIndex).toBeLessThan(189);
  });

  test('the displayed figure has a floor, the index does not', () => {
    const best = rateCompany(makeInput({ statement: makeStatement({ ebit: '800000' }) }));
    expect([best.grade, best.pd, best.solvencyIndex]).toEqual([1, 0.03, 100]);
  });

  test('a company without accounts is not rated and says what is missing', () => {
    const result = rateCompany(makeInput({ statement: null }));
    expect(result).toMatchObject({ status: 'not-rated', grade: null, pd: null, solvencyIndex: null });
    expect(result.missing).toHaveLength(8);
  });
});

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

  test('a default fact rates a company without accounts, and keeps the missing items named', () => {
    const facts = [makeFact('dishonest_debtor', { dishonest_published_on: '2026-02-01' })];
    const result = rateCompany(makeInput({ statement: null, facts }));
    expect(result).toMatchObject({ status: 'rated', grade: 19, pd: 100, solvencyIndex: 500 });
    expect(result.missing.length).toBeGreaterThan(0);
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
  ])('%s %j changes nothing', (dimension, payload) => {
    expect(gradeWith(dimension, payload)).toEqual([5, null]);
  });

  test('a revoked licence without any debt is no default', () => {
    const facts = [makeFact('basic_registration', { registration_status: 'revoked' })];
    expect(rateCompany(makeInput({ statement: null, facts })).status).toBe('not-rated');
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
    const result = rateCompany(makeInput({ statement }));
    expect([result.grade, result.overrides[0]?.code]).toEqual([grade, code]);
    expect(result.pd).toBeGreaterThanOrEqual(findLowerBound(result.grade ?? 1));
  });

  test('accounts of the year before last are recent enough', () => {
    const statement = makeStatement({}, { periodEnd: '2024-12-31' });
    expect(rateCompany(makeInput({ statement })).grade).toBe(5);
    expect(rateCompany(makeInput({ statement, asOf: '2027-06-30' })).grade).toBe(5);
    expect(rateCompany(makeInput({ statement, asOf: '2027-07-01' })).grade).toBe(14);
  });

  test('a cap never lifts a worse score', () => {
    const statement = makeStatement({ ebit: '-900000' });
    const facts = [makeFact('tax_negative', { tax_negative_type: 'arrears' })];
    const without = rateCompany(makeInput({ statement }));
    const result = rateCompany(makeInput({ statement, facts }));
    expect([result.grade, result.pd]).toEqual([without.grade, without.pd]);
    expect(result.overrides.map(({ isDecisive }) => isDecisive)).toEqual([false]);
  });
});

describe('a fact that was removed', () => {
  const listed = { dishonest_published_on: '2024-02-01' };
  const removedOn = (date: string) =>
    withFacts(makeFact('dishonest_debtor', { ...listed, dishonest_removed_on: date }));

  test('is no default any more: its weight halves every twelve months', () => {
    const grades = ['2026-09-30', '2025-09-30', '2024-09-30', '2022-09-30'].map((date) => {
      const { grade, overrides } = removedOn(date);
      return [grade, overrides[0]?.weight, overrides[0]?.isDecisive];
    });
    expect(grades).toEqual([
      [18, 1, true],
      [11, 0.5, true],
      [8, 0.25, true],
      [6, 0.0625, true],
    ]);
  });

  test('is forgotten when less than a twentieth is left', () => {
    expect(removedOn('2022-04-30').overrides).toEqual([]);
    expect(removedOn('2022-04-30').grade).toBe(5);
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

  test('a removed default does not rate a company without accounts', () => {
    const facts = [makeFact('dishonest_debtor', { ...listed, dishonest_removed_on: '2026-09-01' })];
    expect(rateCompany(makeInput({ statement: null, facts })).status).toBe('not-rated');
  });

  test('a record that still has time to run stands until its day', () => {
    const until = (date: string) =>
      gradeWith('serious_violation_blacklist', {
        blacklist_type: 'serious_violation',
        blacklist_term_end: date,
      });
    expect(until('2026-10-01')).toEqual([18, 'serious-violation-list']);
    expect(
      withFacts(makeFact('bankruptcy', { bankruptcy_stage: 'accepted' }, { validTo: '2025-09-30' })).grade,
    ).toBe(11);
  });
});

test('every dimension and item that the rating reads is in the dictionary', () => {
  for (const dimension of FACT_DIMENSIONS) expect(findDimension(dimension), dimension).toBeDefined();
  for (const field of FIGURE_FIELDS)
    expect(findField(field), field).toMatchObject({ type: 'money', dimension: findItemDimension(field) });
});
