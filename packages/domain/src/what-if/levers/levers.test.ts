import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeFact, makeInput, makeStatement } from '../../default-risk/make-case.ts';
import type { RatingInput } from '../../default-risk/index.ts';
import { RATING_MODEL } from '../../rating-models/index.ts';
import { EMPTY_SCENARIO, findLevers, listEditableLines, rateScenario } from '../index.ts';
import type { LeverBound, LeverQuestion } from '../index.ts';
import { makeAccounts, makeLines } from '../make-accounts.ts';

const { financial } = RATING_MODEL;
const bounds = (fields: readonly string[], percent: number): readonly LeverBound[] =>
  fields.map((field) => ({ field, fromPercent: -percent, toPercent: percent }));
const FIELDS = [
  'operating_revenue',
  'operating_cost',
  'accounts_receivable',
  'inventories',
  'fixed_assets',
  'short_term_borrowings',
  'long_term_borrowings',
  'paid_in_capital',
];
const company = (over: Partial<RatingInput> = {}): RatingInput =>
  makeInput({
    statements: [makeAccounts(), makeAccounts({ inventories: 130_000_000 }, '2024-12-31')],
    ...over,
  });
const ask = (input: RatingInput, over: Partial<LeverQuestion> = {}) =>
  findLevers(input, financial, { towards: 'better', bounds: bounds(FIELDS, 50), ...over });
const gradeOf = (input: RatingInput, scenario = EMPTY_SCENARIO) =>
  rateScenario(input, scenario, financial).result.grade;

const near = (middle: number, spread: number) =>
  fc.integer({ min: Math.round(middle * (1 - spread)), max: Math.round(middle * (1 + spread)) });
const linesNear = fc
  .record(Object.fromEntries(Object.entries(makeLines()).map(([field, fen]) => [field, near(fen, 0.6)])))
  .map((lines) => lines as Record<string, number>);
const companies = fc
  .tuple(linesNear, linesNear)
  .map(([now, then]) => company({ statements: [makeAccounts(now), makeAccounts(then, '2024-12-31')] }));

describe('what it would take for one class', () => {
  test('every answer moves exactly one class, within the bounds', () => {
    let answers = 0;
    fc.assert(
      fc.property(
        companies,
        fc.constantFrom('better' as const, 'worse' as const),
        fc.integer({ min: 5, max: 60 }),
        (input, towards, percent) => {
          const { from, to, levers, obstacle } = ask(input, { towards, bounds: bounds(FIELDS, percent) });
          expect(levers.length === 0).toBe(obstacle !== null);
          for (const { scenario, grade, moves, size } of levers) {
            answers += 1;
            expect(grade).toBe(from! + (towards === 'better' ? -1 : 1));
            expect(to).toBe(grade);
            expect(gradeOf(input, JSON.parse(JSON.stringify(scenario)) as typeof scenario)).toBe(grade);
            expect(moves.every((move) => Math.abs(Number(move.percent)) <= percent)).toBe(true);
            expect(size).toBeGreaterThan(0);
          }
        },
      ),
      { numRuns: 25 },
    );
    expect(answers).toBeGreaterThan(15);
  });

  test('a single change is the smallest of its line: a hundredth of a percent less moves no class', () => {
    const input = company();
    const { levers, from } = ask(input, { towards: 'worse' });
    const [single] = levers;
    expect(single?.moves).toHaveLength(1);
    const [move] = single!.moves;
    const less = Number(move!.percent) - Math.sign(Number(move!.percent)) / 100;
    const lines = [{ field: move!.field, change: 'percent', value: less.toFixed(2) }] as const;
    expect(gradeOf(input, { ...EMPTY_SCENARIO, lines })).toBe(from);
  });

  test('alternatives are sorted by how much they change, and the same question has the same answer', () => {
    const input = company();
    const answer = ask(input, { towards: 'worse' });
    const sizes = answer.levers.map(({ size }) => size);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(JSON.stringify(ask(input, { towards: 'worse' }))).toBe(JSON.stringify(answer));
  });

  test('starts from what is supposed already', () => {
    const input = company();
    const scenario = {
      ...EMPTY_SCENARIO,
      lines: [{ field: 'inventories', change: 'amount', value: '1000000' }] as const,
    };
    const { levers, from } = ask(input, { scenario, towards: 'worse' });
    expect(from).toBe(gradeOf(input, scenario));
    for (const lever of levers) expect(gradeOf(input, lever.scenario)).toBe(from! + 1);
  });

  test.each([
    ['no line may move', company(), { bounds: [] }, { kind: 'out-of-bounds' }],
    ['there are no accounts', company({ statements: [] }), {}, { kind: 'no-accounts' }],
    [
      'a default stands',
      company({ facts: [makeFact('dishonest_debtor', { dishonest_published_on: '2026-02-01' })] }),
      {},
      { kind: 'default', code: 'dishonest-judgment-debtor', grade: 19 },
    ],
    [
      'a fact caps the class',
      company({ facts: [makeFact('tax_negative', { tax_negative_type: 'arrears', arrears_balance: '9' })] }),
      {},
      { kind: 'fact', code: 'tax-arrears', grade: 17 },
    ],
    [
      'it is not rated',
      company({ registration: { ...company().registration, status: 'deregistered' } }),
      {},
      { kind: 'not-rated' },
    ],
  ] as const)('says why when %s', (_, input, over, obstacle) => {
    expect(ask(input, over)).toMatchObject({ levers: [], obstacle });
  });

  test('the depth of the data is told where it stands in the way', () => {
    const strong = makeAccounts({
      cash_and_equivalents: 900_000_000,
      short_term_borrowings: 0,
      long_term_borrowings: 0,
      accounts_payable: 20_000_000,
      operating_cost: 400_000_000,
    });
    const input = company({
      statements: [{ ...strong, auditOpinion: null }, makeAccounts({}, '2024-12-31')],
      registration: { ...company().registration, sizeGrade: 'large' },
    });
    const { from, obstacle } = ask(input);
    expect([from, obstacle]).toEqual([4, { kind: 'depth', code: 'accounts', grade: 4 }]);
  });

  test('accounts of totals alone have levers too', () => {
    const input = makeInput({ statements: [makeStatement()] });
    const fields = listEditableLines(makeStatement()).map(({ field }) => field);
    const { levers, from } = ask(input, { bounds: bounds(fields, 60), towards: 'worse' });
    expect(levers.length).toBeGreaterThan(0);
    for (const { scenario } of levers) expect(gradeOf(input, scenario)).toBe(from! + 1);
  });
});
