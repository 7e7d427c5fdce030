import type { PartyId } from '../graph/holding.ts';
import type { OwnerTest } from './facts.ts';
import type { BeneficialOwnerFinding } from './find-beneficial-owners.ts';

/**
 * `met`: by those named. `not_met`: by nobody on file. `not_asked`: an earlier step settled the question, or the entity need not
 * file.
 */
export interface TestResult {
  readonly test: OwnerTest;
  readonly result: 'met' | 'not_met' | 'not_asked';
  readonly owners: readonly PartyId[];
}

const TESTED = ['1_equity_25', '2_income_or_vote_25', '3_actual_control'] as const;

/** The tests in the order of the Measures, who met which, and who stands in: each person is asked until one is met. */
export const listTests = ({ owners, none, isStateOwned }: BeneficialOwnerFinding): readonly TestResult[] => {
  const isAsked = none !== 'need-not-file';
  const judge = (test: OwnerTest, wasAsked: boolean): TestResult => {
    const met = owners.filter((owner) => owner.test === test).map(({ party }) => party);
    return { test, result: met.length > 0 ? 'met' : wasAsked ? 'not_met' : 'not_asked', owners: met };
  };
  const tested = TESTED.map((test) => judge(test, isAsked && !isStateOwned));
  const hasMet = tested.some(({ result }) => result === 'met');
  return [
    judge('state_legal_representative', isAsked && isStateOwned),
    ...tested,
    judge('4_senior_manager', isAsked && !isStateOwned && !hasMet),
  ];
};
