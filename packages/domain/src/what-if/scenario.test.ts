import { describe, expect, test } from 'vitest';
import { makeFact, makeInput, makeRegistration } from '../default-risk/make-case.ts';
import { linkCode, rateCompany } from '../default-risk/index.ts';
import type { LinkedParty, RatingInput } from '../default-risk/index.ts';
import { RATING_MODEL } from '../rating-models/index.ts';
import { calculateClass, isGradeNumber } from '../ratings/index.ts';
import { findPayloadFaults } from '../records/index.ts';
import { fromLogOdds } from '../solvency/index.ts';
import {
  applyScenario,
  EMPTY_SCENARIO,
  EVENT_CODES,
  findEventKind,
  middleOfClass,
  parseChange,
  parseYuan,
  rateScenario,
} from './index.ts';
import type { EventCode, Scenario } from './index.ts';
import { makeAccounts } from './make-accounts.ts';

const { financial } = RATING_MODEL;
const company = (over: Partial<RatingInput> = {}): RatingInput =>
  makeInput({
    statements: [makeAccounts(), makeAccounts({ inventories: 130_000_000 }, '2024-12-31')],
    ...over,
  });
const suppose = (over: Partial<Scenario>): Scenario => ({ ...EMPTY_SCENARIO, ...over });
const rate = (over: Partial<Scenario>, input = company()) =>
  rateScenario(input, suppose(over), financial).result;
const add = (event: EventCode, amount: string | null = null, date = '2026-09-30') =>
  rate({ facts: [{ kind: 'add', event, date, amount }] });

describe('a scenario', () => {
  test('without anything in it gives the input as it is', () => {
    const input = company();
    expect(applyScenario(input, EMPTY_SCENARIO)).toEqual(input);
    expect(rate({})).toEqual(rateCompany(input, financial));
  });

  test('leaves the input alone, and gives the same bytes after a way through JSON', () => {
    const input = company({
      facts: [makeFact('enforcement', { enforcement_amount: '5000' }, { recordId: 7 })],
    });
    const bytes = JSON.stringify(input);
    const scenario = suppose({
      lines: [{ field: 'inventories', change: 'percent', value: '-20' }],
      facts: [
        { kind: 'drop', recordId: 7, how: 'removed' },
        { kind: 'add', event: 'penalty', date: '2026-01-01', amount: '20000' },
      ],
      parties: [{ kind: 'add', name: '乙公司', sharePercent: 60, grade: 3, hasGuarantee: true }],
      opinion: 'qualified',
    });
    const once = rateScenario(input, scenario, financial);
    const again = rateScenario(
      JSON.parse(bytes) as RatingInput,
      JSON.parse(JSON.stringify(scenario)) as Scenario,
      financial,
    );
    expect(JSON.stringify(again)).toBe(JSON.stringify(once));
    expect(JSON.stringify(input)).toBe(bytes);
  });

  test('cannot change lines of accounts that are not there', () => {
    const lines = [{ field: 'inventories', change: 'percent', value: '5' }] as const;
    expect(() => rate({ lines }, company({ statements: [] }))).toThrow('inventories');
  });
});

describe('a supposed event', () => {
  test.each(EVENT_CODES)('%s is a record of the dictionary', (code) => {
    const { dimension, write, hasAmount } = findEventKind(code);
    const payload = write({
      date: '2026-09-30',
      amount: hasAmount ? '120000.00' : null,
      companyName: '甲公司',
    });
    expect(findPayloadFaults(dimension, payload)).toEqual([]);
  });

  test.each(EVENT_CODES)(
    '%s makes no company better, and moves its log-odds or stands above them',
    (code) => {
      const sound = rate({});
      const result = add(code, findEventKind(code).hasAmount ? '8000000' : null);
      expect(result.grade! >= sound.grade!).toBe(true);
      const isMoved = result.logOdds === null || result.logOdds > sound.logOdds!;
      // No records of freezes were asked for, hence no shares of the controller are known to measure a liquidation by.
      expect(isMoved || result.overrides.length > 0, code).toBe(true);
    },
  );

  test.each([
    ['bankruptcy-accepted', 600],
    ['liquidation-group-formed', 600],
    ['licence-revoked', 600],
    ['dishonest', 500],
  ] as const)('%s is a default with index %d', (code, index) => {
    expect(add(code)).toMatchObject({ grade: 19, solvencyIndex: index });
  });

  test('an enforcement weighs by its amount', () => {
    const [small, large] = [add('enforcement', '1000'), add('enforcement', '800000')];
    expect(large.logOdds!).toBeGreaterThan(small.logOdds!);
    expect(add('enforcement', '1500000').overrides[0]?.code).toBe('open-enforcement');
  });

  test('of later than the day of the rating does not weigh', () => {
    expect(add('penalty', '20000', '2026-10-01').logOdds).toBe(rate({}).logOdds);
  });
});

describe('a record on file', () => {
  const input = company({
    facts: [makeFact('dishonest_debtor', { dishonest_published_on: '2026-02-01' }, { recordId: 5 })],
  });

  test('that never was leaves no trace', () => {
    expect(rate({}, input).grade).toBe(19);
    expect(rate({ facts: [{ kind: 'drop', recordId: 5, how: 'never' }] }, input)).toEqual(rate({}));
  });

  test('that is removed today fades from today on', () => {
    const result = rate({ facts: [{ kind: 'drop', recordId: 5, how: 'removed' }] }, input);
    expect(result.grade).toBe(18);
    expect(result.overrides).toMatchObject([{ weight: 1, removedOn: '2026-09-30' }]);
  });
});

describe('linked parties and the auditor', () => {
  const parent: LinkedParty = {
    companyId: 77,
    name: '母公司',
    relation: 'holder',
    sharePercent: 80,
    grade: 6,
    standAloneLogOdds: middleOfClass(6),
    centralTendency: null,
    ratedAt: '2026-09-01T00:00:00.000Z',
    guarantees: [],
  };

  test('the middle of a class lies in it', () => {
    for (let grade = 1; grade <= 18; grade += 1)
      expect(isGradeNumber(grade) && calculateClass(fromLogOdds(middleOfClass(grade))).grade).toBe(grade);
  });

  test('a worse parent passes some of it on, a better one nothing', () => {
    const set = (grade: 2 | 17) =>
      rate(
        { parties: [{ kind: 'set', code: linkCode(parent), grade, hasGuarantee: null }] },
        company({ linkedParties: [parent] }),
      );
    expect(set(17).logOdds!).toBeGreaterThan(rate({}).logOdds!);
    expect(set(2).logOdds).toBe(rate({}).logOdds);
  });

  test('a guarantee of a parent holds the class one below its own, and can be taken away', () => {
    const guaranteed = rate({
      parties: [{ kind: 'add', name: '丙集团', sharePercent: 100, grade: 2, hasGuarantee: true }],
    });
    expect(guaranteed).toMatchObject({ grade: 3, support: { companyId: -1, grade: 3 } });
    const code = linkCode(parent);
    const input = company({
      linkedParties: [{ ...parent, guarantees: [makeFact('external_guarantee', { debtor: '甲公司' })] }],
    });
    expect(rate({}, input).support?.grade).toBe(7);
    expect(
      rate({ parties: [{ kind: 'set', code, grade: null, hasGuarantee: false }] }, input).support,
    ).toBeNull();
  });

  test('an adverse opinion caps the class, and accounts without an opinion are less deep', () => {
    expect(rate({ opinion: 'adverse' })).toMatchObject({ grade: 16 });
    expect(rate({ opinion: 'none' }).score?.depth).toBe('accounts');
    expect(rate({ opinion: 'none' }, company({ registration: makeRegistration() })).pd).toBe(rate({}).pd);
  });
});

describe('what a person types', () => {
  test.each([
    ['1,234,567.5', '1234567.5'],
    [' 12 ', '12'],
    ['−300.25', '-300.25'],
    ['007', '7'],
  ])('%s is an amount', (text, value) => expect(parseYuan(text)).toBe(value));
  test.each(['', '1,23', '1.234', 'x', '1e3', '10000000000001', '--1', '5%'])('%s is none', (text) =>
    expect(parseYuan(text)).toBeUndefined(),
  );
  test.each([
    ['+5 %', '5'],
    ['-12.25', '-12.25'],
    ['100％', '100'],
  ])('%s is a change', (text, value) => expect(parseChange(text)).toBe(value));
  test.each(['-101', '10001', '1.234', '', '%', '1,000'])('%s is none', (text) =>
    expect(parseChange(text)).toBeUndefined(),
  );
});
