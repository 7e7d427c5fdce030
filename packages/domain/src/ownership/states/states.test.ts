import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyDifference, compareFindingsOf, compareStates, sortState } from '../index.ts';
import type { OwnershipFinding, OwnershipState } from '../index.ts';

const finding = (
  company: string,
  controllers: readonly string[],
  test = '1_equity_25',
): OwnershipFinding => ({
  company,
  controllers,
  basis: 'majority_shares',
  owners: controllers.map((party) => ({ party, test })),
});

test('the same controllers and owners in another order are no change, another test is', () => {
  const state = (...findings: readonly OwnershipFinding[]) => ({ holdings: [], findings });
  const compare = (first: OwnershipState, second: OwnershipState) => compareFindingsOf('A', first, second);
  const both = state(finding('A', ['P', 'Q']), finding('B', ['P']));
  const same = { hasControllerChanged: false, haveOwnersChanged: false };
  expect(compare(both, state(finding('A', ['Q', 'P'])))).toEqual(same);
  expect(compare(both, state(finding('A', ['P', 'Q'], '3_actual_control')))).toEqual({
    ...same,
    haveOwnersChanged: true,
  });
  expect(compare(state(), both)).toEqual({ hasControllerChanged: true, haveOwnersChanged: true });
  expect(compare(state(), state())).toEqual(same);
});

describe('what changed between two days', () => {
  const before: OwnershipState = {
    holdings: [
      { holder: 'P', owned: 'A', percent: 60 },
      { holder: 'Q', owned: 'A', percent: 40 },
      { holder: 'Q', owned: 'B', percent: 100 },
    ],
    findings: [finding('A', ['P']), finding('B', ['Q'])],
  };
  const after: OwnershipState = {
    holdings: [
      { holder: 'R', owned: 'A', percent: 60 },
      { holder: 'Q', owned: 'A', percent: 40, votes: 51 },
      { holder: 'Q', owned: 'B', percent: 100 },
    ],
    findings: [finding('A', ['Q'], '2_income_or_vote_25'), finding('B', ['Q'])],
  };

  test('is told as holders in, out and changed, and controllers and tests', () => {
    const { holdings, findings } = compareStates(before, after);
    expect(holdings.added).toEqual([{ holder: 'R', owned: 'A', percent: 60 }]);
    expect(holdings.removed).toEqual([{ holder: 'P', owned: 'A', percent: 60 }]);
    expect(holdings.changed).toEqual([{ before: before.holdings[1], after: after.holdings[1] }]);
    expect(findings).toEqual({
      added: [],
      removed: [],
      changed: [{ before: before.findings[0], after: after.findings[0] }],
    });
  });

  test('is nothing between a state and itself in another order', () => {
    const turned = {
      holdings: before.holdings.toReversed(),
      findings: [finding('B', ['Q']), finding('A', ['P'])],
    };
    const nothing = { added: [], removed: [], changed: [] };
    expect(compareStates(before, turned)).toEqual({ holdings: nothing, findings: nothing });
  });
});

test('applied to the first state gives the second, whatever they are', () => {
  const party = fc.oneof(fc.constantFrom('A', 'B', 'C', '1'), fc.integer({ min: 1, max: 3 }));
  const percent = fc.integer({ min: 0, max: 100 });
  const holding = fc.record(
    { holder: party, owned: party, percent, votes: percent },
    { requiredKeys: ['holder', 'owned', 'percent'] },
  );
  const found = fc.record({
    company: party,
    controllers: fc.array(party, { maxLength: 2 }),
    basis: fc.constantFrom(null, 'agreement'),
    owners: fc.array(fc.record({ party, test: fc.constantFrom('1_equity_25', '4_senior_manager') }), {
      maxLength: 2,
    }),
  });
  const state = fc.record({
    holdings: fc.uniqueArray(holding, {
      selector: ({ holder, owned }) => JSON.stringify([holder, owned]),
      maxLength: 8,
    }),
    findings: fc.uniqueArray(found, { selector: ({ company }) => JSON.stringify(company), maxLength: 4 }),
  });
  /** Which of two lists that say the same is kept is no matter. */
  const settle = ({ holdings, findings }: OwnershipState) =>
    sortState({
      holdings,
      findings: findings.map((one) => ({
        ...one,
        controllers: one.controllers.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
        owners: one.owners.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
      })),
    });
  fc.assert(
    fc.property(state, state, (first, second) => {
      expect(settle(applyDifference(first, compareStates(first, second)))).toEqual(settle(second));
    }),
    { numRuns: 300 },
  );
});
