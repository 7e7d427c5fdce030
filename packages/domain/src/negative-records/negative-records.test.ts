import { expect, test } from 'vitest';
import { findField } from '../dictionary/index.ts';
import type { Payload, RecordStatus } from '../records/index.ts';
import {
  ENCUMBRANCE_DIMENSIONS,
  findNegativeKind,
  findNegativeState,
  findOwnRole,
  NEGATIVE_DIMENSIONS,
  NEGATIVE_KINDS,
} from './index.ts';

const ON = '2026-11-20';
const NAME = '明鉴测试有限公司';

const makeRecord = (dimension: string, payload: Payload, status: RecordStatus = 'current') => ({
  dimension,
  status,
  validTo: null as string | null,
  payload,
});

test.each<[string, string, Payload, string]>([
  ['a listed dishonest debtor', 'dishonest_debtor', {}, 'open'],
  ['one removed last year', 'dishonest_debtor', { dishonest_removed_on: '2025-03-01' }, 'closed'],
  ['one to be removed next month', 'dishonest_debtor', { dishonest_removed_on: '2026-12-01' }, 'open'],
  ['a terminated enforcement is still owed', 'enforcement', { enforcement_status: 'terminated' }, 'open'],
  ['a closed enforcement', 'enforcement', { enforcement_status: 'closed' }, 'closed'],
  [
    'a judgment lost as defendant',
    'judgment',
    { company_role: 'defendant', judgment_result_for_company: 'lose' },
    'open',
  ],
  [
    'a judgment won as defendant',
    'judgment',
    { company_role: 'defendant', judgment_result_for_company: 'win' },
    'closed',
  ],
  ['a judgment as plaintiff', 'judgment', { company_role: 'plaintiff' }, 'not-adverse'],
  [
    'a case filed by the company',
    'case_filing',
    { filing_plaintiffs: [NAME], filing_defendants: ['他'] },
    'not-adverse',
  ],
  [
    'a case filed against it',
    'case_filing',
    { filing_plaintiffs: ['他'], filing_defendants: [NAME] },
    'open',
  ],
  ['a hearing today', 'hearing_notice', { hearing_date: '2026-11-20T01:00:00.000Z' }, 'open'],
  ['a hearing of last week', 'hearing_notice', { hearing_date: '2026-11-13T01:00:00.000Z' }, 'closed'],
  [
    'a listing on the blacklist',
    'serious_violation_blacklist',
    { blacklist_type: 'serious_violation' },
    'open',
  ],
  ['a red list', 'serious_violation_blacklist', { blacklist_type: 'red_list' }, 'not-adverse'],
  ['an abnormal listing', 'abnormal_operation', { abnormal_is_current: true }, 'open'],
  ['a repaired penalty', 'administrative_penalty', { penalty_is_repaired: true }, 'closed'],
  [
    'an accepted bankruptcy',
    'bankruptcy',
    { bankruptcy_stage: 'accepted', bankruptcy_outcome: 'pending' },
    'open',
  ],
  ['a release of a freeze', 'asset_freeze_auction', { freeze_record_type: 'release' }, 'closed'],
])('%s', (_story, dimension, payload, state) => {
  expect(findNegativeState(makeRecord(dimension, payload), NAME, ON)).toBe(state);
});

test('what the source removed or repaired is closed, what is disputed stays open', () => {
  expect(findNegativeState(makeRecord('enforcement', {}, 'removed_by_source'), NAME, ON)).toBe('closed');
  expect(findNegativeState(makeRecord('enforcement', {}, 'repaired'), NAME, ON)).toBe('closed');
  expect(findNegativeState(makeRecord('enforcement', {}, 'disputed'), NAME, ON)).toBe('open');
});

test('a record that is no longer valid is closed', () => {
  expect(findNegativeState({ ...makeRecord('enforcement', {}), validTo: '2026-01-01' }, NAME, ON)).toBe(
    'closed',
  );
});

test('a dimension that is not negative has no state', () => {
  expect(findNegativeState(makeRecord('patent', {}), NAME, ON)).toBeNull();
});

test('the day of a hearing is the one in China', () => {
  const hearing = (moment: string) => makeRecord('hearing_notice', { hearing_date: moment });
  expect(findNegativeState(hearing('2026-11-19T17:00:00.000Z'), NAME, ON)).toBe('open');
  expect(findNegativeState(hearing('2026-11-19T15:00:00.000Z'), NAME, ON)).toBe('closed');
});

test.each<[string, string, Payload, string, string]>([
  [
    'its shares are pledged by a holder',
    'equity_pledge',
    { pledgor: '他', pledgee: '银行' },
    'pledge_target',
    'open',
  ],
  ['it pledged shares', 'equity_pledge', { pledgor: NAME, pledge_status: 'valid' }, 'pledgor', 'open'],
  [
    'it pledged shares and was released',
    'equity_pledge',
    { pledgor: NAME, pledge_status: 'released' },
    'pledgor',
    'closed',
  ],
  [
    'it lent against a mortgage',
    'chattel_mortgage',
    { mortgagor: '他', mortgagee: [NAME] },
    'mortgagee',
    'not-adverse',
  ],
  ['it bought land', 'land_ip_encumbrance', { land_record_type: 'purchase' }, 'not_stated', 'not-adverse'],
])('%s', (_story, dimension, payload, role, state) => {
  const rules = ENCUMBRANCE_DIMENSIONS.find((one) => one.dimension === dimension);
  expect(rules && findOwnRole(rules, payload, NAME)).toBe(role);
  expect(findNegativeState(makeRecord(dimension, payload), NAME, ON)).toBe(state);
});

test('what was terminated for want of assets is a kind of its own', () => {
  expect(findNegativeKind('enforcement', { enforcement_status: 'terminated' })?.kind).toBe(
    'terminated_enforcement',
  );
  expect(findNegativeKind('enforcement', { enforcement_status: 'open' })?.kind).toBe('enforcement');
  expect(findNegativeKind('enforcement', {})?.kind).toBe('enforcement');
  expect(findNegativeKind('patent', {})).toBeUndefined();
});

test('every rule reads a field of its own dimension, days as days and moments as moments', () => {
  for (const { dimension, closedBy, role, parties, except } of [
    ...NEGATIVE_DIMENSIONS,
    ...ENCUMBRANCE_DIMENSIONS,
  ]) {
    const fields = [
      ...closedBy.map(({ field }) => field),
      ...[role, except].flatMap((rule) => rule?.field ?? []),
      ...(parties ? [parties.claimants, parties.defendants] : []),
    ];
    for (const field of fields) expect(findField(field)?.dimension, field).toBe(dimension);
    for (const { field, when } of closedBy.filter((rule) => rule.when !== 'is'))
      expect(findField(field)?.type).toBe(when === 'day-over' ? 'date' : 'datetime');
  }
});

test('every kind weighs amounts of its own dimension', () => {
  for (const { rules, amount, part } of NEGATIVE_KINDS) {
    for (const field of amount.fields)
      expect(findField(field)).toMatchObject({ dimension: rules.dimension, type: 'money' });
    expect(part ? findField(part.field)?.dimension : rules.dimension).toBe(rules.dimension);
  }
});
