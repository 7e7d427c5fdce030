import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findField } from '../dictionary/index.ts';
import { joinCases, listCaseNumbers } from './index.ts';
import type { CaseRecord } from './index.ts';
import { STAGE_RULES } from './stages.ts';

test('every field that is read stands in the dictionary under its dimension', () => {
  for (const [dimension, { numbers, date, court, ...rest }] of Object.entries(STAGE_RULES)) {
    const named = [rest.cause, rest.role, rest.amount, rest.result].filter((field) => field !== undefined);
    const fields = [...numbers, ...date, court, ...named, ...(rest.parties ?? [])];
    expect(fields.filter((field) => findField(field)?.dimension !== dimension)).toEqual([]);
  }
});

describe('case numbers', () => {
  test.each([
    ['（2023）沪0115民初1234号', ['(2023)沪0115民初1234号']],
    ['(2023)沪0115民初第01234号', ['(2023)沪0115民初1234号']],
    ['〔2023〕沪 0115 民初 1234 号', ['(2023)沪0115民初1234号']],
    ['（２０２３）京０１执１２号之一', ['(2023)京01执12号']],
    [
      '依据（2022）粤0305民初77号民事判决书，（2023）粤0305执88号',
      ['(2022)粤0305民初77号', '(2023)粤0305执88号'],
    ],
    ['没有案号', []],
  ])('%s', (text, numbers) => {
    expect(listCaseNumbers(text)).toEqual(numbers);
  });
});

let id = 0;
const record = (dimension: string, payload: CaseRecord['payload']): CaseRecord => ({
  recordId: (id += 1),
  version: 1,
  dimension,
  payload,
});

const STORY = [
  record('case_filing', {
    filing_case_no: '（2023）沪0115民初1234号',
    filing_date: '2023-02-01',
    filing_cause: '买卖合同纠纷',
    filing_court: '上海市浦东新区人民法院',
    filing_plaintiffs: ['供货有限公司'],
    filing_defendants: ['本企业有限公司'],
    filing_status: 'closed',
  }),
  record('hearing_notice', {
    hearing_case_no: '(2023)沪0115民初1234号',
    hearing_date: '2023-04-03T01:30:00.000Z',
  }),
  record('judgment', {
    judgment_case_no: '〔2023〕沪0115民初第1234号',
    judgment_date: '2023-05-10',
    judgment_amount: '900000.00',
    judgment_result_for_company: 'lose',
  }),
  record('enforcement', {
    enforcement_case_no: '（2023）沪0115执88号',
    linked_judgment_case_no: '（2023）沪0115民初1234号',
    enforcement_filing_date: '2023-09-01',
    enforcement_amount: '910000.00',
    enforcement_status: 'terminated',
    unperformed_amount: '800000.00',
  }),
  record('dishonest_debtor', {
    dishonest_case_no: '（2023）沪0115执88号',
    dishonest_filing_date: '2023-10-01',
  }),
];
const OTHER = record('judgment', {
  judgment_case_no: '（2024）沪0115民初1234号',
  judgment_date: '2024-05-10',
  judgment_result_for_company: 'win',
});
const UNNUMBERED = record('consumption_restriction', { restriction_published_on: '2024-01-01' });

describe('cases of a company', () => {
  test('run from filing to enforcement as one story with what is still owed', () => {
    const [chain, ...others] = joinCases(STORY, '本企业有限公司');
    expect(others).toEqual([]);
    expect(chain).toMatchObject({
      key: '（2023）沪0115民初1234号',
      state: 'terminated',
      role: 'defendant',
      cause: '买卖合同纠纷',
      amount: '900000.00',
      enforcedAmount: '910000.00',
      openAmount: '800000.00',
    });
    expect(chain?.stages.map(({ kind, date }) => [kind, date])).toEqual([
      ['filing', '2023-02-01'],
      ['hearing', '2023-04-03'],
      ['judgment', '2023-05-10'],
      ['enforcement', '2023-09-01'],
      ['dishonest', '2023-10-01'],
    ]);
  });

  test('are not mixed: another year, another court, no number', () => {
    const chains = joinCases([...STORY, OTHER, UNNUMBERED], '本企业有限公司');
    expect(chains.map(({ state, stages }) => [state, stages.length])).toEqual([
      ['open', 1],
      ['terminated', 5],
      ['ended', 1],
    ]);
  });

  test('a closed enforcement leaves nothing owed, an open one without a figure leaves it unknown', () => {
    const close = record('enforcement', {
      enforcement_case_no: '（2023）京01执1号',
      enforcement_status: 'closed',
    });
    const open = record('enforcement', {
      enforcement_case_no: '（2023）京01执2号',
      enforcement_status: 'open',
    });
    expect(joinCases([close, open], '').map(({ state, openAmount }) => [state, openAmount])).toEqual([
      ['open', null],
      ['ended', '0.00'],
    ]);
  });

  test('a closed enforcement beside an open one without a figure does not make it zero', () => {
    const enforce = (number: string, payload: CaseRecord['payload']) =>
      record('enforcement', {
        enforcement_case_no: number,
        linked_judgment_case_no: '（2022）沪0115民初50号',
        ...payload,
      });
    const [chain] = joinCases(
      [
        enforce('（2023）沪0115执1号', { enforcement_status: 'closed', enforcement_amount: '90' }),
        enforce('（2023）沪0115执2号', { enforcement_status: 'open' }),
      ],
      '本企业有限公司',
    );
    expect(chain).toMatchObject({ state: 'open', openAmount: null });
  });

  test('a resumed enforcement takes the place of the terminated one, so that a debt counts once', () => {
    const [terminated, resumed] = [
      record('enforcement', {
        enforcement_case_no: '（2022）沪0115执1号',
        linked_judgment_case_no: '（2021）沪0115民初60号',
        enforcement_filing_date: '2022-03-01',
        enforcement_status: 'terminated',
        enforcement_amount: '100',
        unperformed_amount: '80',
      }),
      record('enforcement', {
        enforcement_case_no: '（2024）沪0115执恢9号',
        linked_judgment_case_no: '（2021）沪0115民初60号',
        enforcement_filing_date: '2024-05-01',
        enforcement_status: 'open',
        enforcement_amount: '80',
      }),
    ] as const;
    expect(joinCases([terminated, resumed], '')).toMatchObject([
      { state: 'open', enforcedAmount: '80.00', openAmount: '80.00' },
    ]);
    const paid = { ...resumed, payload: { ...resumed.payload, enforcement_status: 'closed' } };
    expect(joinCases([terminated, paid], '')).toMatchObject([{ state: 'ended', openAmount: '0.00' }]);
    expect(joinCases([terminated], '')).toMatchObject([{ state: 'terminated', openAmount: '80.00' }]);
  });

  test('the order in which records come does not show', () => {
    const all = [...STORY, OTHER, UNNUMBERED];
    const expected = joinCases(all, '本企业有限公司');
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }), (shuffled) => {
        expect(joinCases(shuffled, '本企业有限公司')).toEqual(expected);
      }),
    );
  });
});

test('cases against the company stand before those it brought', () => {
  const brought = record('judgment', {
    judgment_case_no: '（2025）沪0115民初2号',
    judgment_date: '2025-05-10',
    company_role: 'plaintiff',
  });
  const suffered = record('judgment', {
    judgment_case_no: '（2024）沪0115民初1号',
    judgment_date: '2024-05-10',
    company_role: 'defendant',
  });
  expect(joinCases([brought, suffered], '').map(({ role }) => role)).toEqual(['defendant', 'plaintiff']);
});
