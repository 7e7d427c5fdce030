import { dayInChina } from '@mingjian/domain/calendar';
import { findField } from '@mingjian/domain/dictionary';
import {
  ENCUMBRANCE_DIMENSIONS,
  findNegativeKind,
  findNegativeState,
  findOwnRole,
  isOtherSide,
  NEGATIVE_DIMENSIONS,
} from '@mingjian/domain/negative-records';
import type { NegativeDimension } from '@mingjian/domain/negative-records';
import { RECORD_STATUSES } from '@mingjian/domain/records';
import type { Payload, PayloadValue, RecordDraft } from '@mingjian/domain/records';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRegistration, saveCompany } from '../companies/testing/index.ts';
import type { Database } from '../connection/index.ts';
import { seedSources } from '../records/index.ts';
import { makeTestDatabase } from '../testing/index.ts';
import { findNextHearing, getNegativeSummary } from './index.ts';

let db: Database;
beforeAll(async () => {
  db = await makeTestDatabase();
  await seedSources(db);
});
afterAll(() => db.close());

const NAME = '明鉴测试有限公司';
const ON = '2026-11-20';
const DAYS = ['2025-01-31', '2026-11-19', ON, '2026-11-21', '2027-03-01'];
/** Midnights of China among them. */
const MOMENTS = ['2026-11-19T15:59:59.000Z', '2026-11-19T16:00:00.000Z', '2026-11-20T01:30:00.000Z'];

/** Values that a field can have, those that a rule asks for among them. */
const valuesOf = (field: string, asked: readonly PayloadValue[]): fc.Arbitrary<PayloadValue | undefined> => {
  const found = findField(field);
  const ofType: Readonly<Record<string, readonly PayloadValue[]>> = {
    date: DAYS,
    datetime: MOMENTS,
    bool: [true, false],
    list: [[NAME], ['他'], ['他', NAME], []],
    string: [NAME, '他'],
    enum: [...asked, ...(found?.unit.split(',') ?? [])],
    money: ['0', '12.50', '1000000.00'],
  };
  return fc.constantFrom(undefined, null, ...(ofType[found?.type ?? ''] ?? []));
};

const payloads = ({
  dimension,
  closedBy,
  role,
  parties,
  except,
}: NegativeDimension): fc.Arbitrary<Payload> => {
  const amounts = findNegativeKind(dimension, {})?.amount.fields ?? [];
  const asked = new Map<string, readonly PayloadValue[]>([
    ...amounts.map((field) => [field, []] as const),
    ...(parties ? [[parties.claimants, []] as const, [parties.defendants, []] as const] : []),
    ...(role ? [[role.field, role.adverse] as const] : []),
    ...(except ? [[except.field, except.values] as const] : []),
    ...closedBy.map((rule) => [rule.field, rule.when === 'is' ? rule.values : []] as const),
  ]);
  const entries = [...asked].map(([field, values]) => [field, valuesOf(field, values)] as const);
  return fc
    .record(Object.fromEntries(entries))
    .map((values) =>
      Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
    ) as fc.Arbitrary<Payload>;
};

const records = (rules: NegativeDimension): fc.Arbitrary<RecordDraft> =>
  fc.record({
    dimension: fc.constant(rules.dimension),
    naturalKey: fc.uuid(),
    payload: payloads(rules),
    status: fc.constantFrom('current' as const, ...RECORD_STATUSES),
    validTo: fc.constantFrom(null, null, null, ...DAYS),
    eventDate: fc.constantFrom(null, '2024-01-01', '2025-06-30'),
    confidence: fc.constantFrom(100, 80, 79.99),
  });

const RECORDS_EACH = 60;
const DRAFTS = [...NEGATIVE_DIMENSIONS, ...ENCUMBRANCE_DIMENSIONS].flatMap((rules) =>
  fc.sample(records(rules), { numRuns: RECORDS_EACH, seed: 20_261_120 }),
);

/** The same sums by the rules of the domain, one record after another. */
const sumByRules = (drafts: readonly RecordDraft[]) => {
  const sums = new Map<string, { records: number; adverse: number; amount: number; withAmount: number }>();
  for (const { dimension, payload, status = 'current', validTo = null, confidence = 100 } of drafts) {
    const kind = findNegativeKind(dimension, payload);
    if (!kind) continue;
    const state = findNegativeState({ dimension, status, validTo, payload }, NAME, ON);
    const role = findOwnRole(kind.rules, payload, NAME);
    const { except } = kind.rules;
    if (except?.values.includes(payload[except.field] as string)) continue;
    const isOther = isOtherSide(kind.rules, role);
    expect(state === 'not-adverse').toBe(isOther);
    // What stands on the other side is open or closed as well, though nobody asks.
    const isOpen =
      findNegativeState({ dimension, status, validTo, payload: withoutSide(kind.rules, payload) }, '', ON) ===
      'open';
    const key = [kind.kind, role, isOpen, confidence < 80].join(' ');
    const sum = sums.get(key) ?? { records: 0, adverse: 0, amount: 0, withAmount: 0 };
    const stated = kind.amount.fields.flatMap((field) => payload[field] ?? []).map(Number);
    const amounts = kind.amount.as === 'first' ? stated.slice(0, 1) : stated;
    sum.records += 1;
    sum.amount += amounts.reduce((all, one) => all + one, 0);
    sum.withAmount += amounts.length > 0 ? 1 : 0;
    sums.set(key, sum);
  }
  return sums;
};

const withoutSide = ({ role, parties }: NegativeDimension, payload: Payload): Payload =>
  Object.fromEntries(
    Object.entries(payload).filter(
      ([field]) => field !== role?.field && field !== parties?.claimants && field !== parties?.defendants,
    ),
  );

test('the database adds up what the rules of the domain say of each record', async () => {
  const companyId = await saveCompany(db, 'NEG1', [makeRegistration(), ...DRAFTS]);
  const { groups } = await getNegativeSummary(db, { companyId, name: NAME }, ON, null);
  const found = new Map(
    groups.map(({ kind, role, isOpen, isNamesake, records: count, amount, withAmount }) => [
      [kind, role, isOpen, isNamesake].join(' '),
      [count, Number(amount ?? 0), withAmount],
    ]),
  );
  const expected = new Map(
    [...sumByRules(DRAFTS)].map(([key, { records: count, amount, withAmount }]) => [
      key,
      [count, amount, withAmount],
    ]),
  );
  expect(new Set([...found.keys()].map((key) => key.split(' ')[0])).size).toBeGreaterThan(16);
  expect(found).toEqual(expected);
});

test('the next hearing is the first that is still to come by the calendar of China', async () => {
  const hearing = (moment: string, draft: Partial<RecordDraft> = {}): RecordDraft => ({
    dimension: 'hearing_notice',
    naturalKey: moment,
    payload: { hearing_case_no: moment, hearing_date: moment },
    ...draft,
  });
  const companyId = await saveCompany(db, 'NEG2', [
    makeRegistration(),
    hearing('2026-12-04T16:30:00.000Z'),
    hearing('2026-12-01T01:00:00.000Z', { confidence: 60 }),
    hearing('2026-12-01T02:00:00.000Z', { status: 'removed_by_source' }),
    hearing('2026-12-09T01:00:00.000Z'),
    hearing('2026-10-01T01:00:00.000Z'),
  ]);
  const next = await findNextHearing(db, companyId, ON, null);
  expect(next).toMatchObject({ hearing_on: dayInChina('2026-12-04T16:30:00.000Z'), upcoming: 2 });
  expect(await findNextHearing(db, companyId, '2027-01-01', null)).toBeUndefined();
});
