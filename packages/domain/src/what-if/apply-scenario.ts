import { rateCompany } from '../default-risk/index.ts';
import type { FinancialModel, RatingInput, RatingResult } from '../default-risk/index.ts';
import type { Statement } from '../financials/index.ts';
import { applyFacts } from './apply-facts.ts';
import { applyParties } from './apply-parties.ts';
import { editStatement, LineEditError } from './edit-statement.ts';
import type { EditedStatement } from './edit-statement.ts';
import type { OpinionChoice, Scenario } from './scenario.ts';

export interface AppliedScenario {
  readonly input: RatingInput;
  /** Null: there are no accounts to edit. */
  readonly edited: EditedStatement | null;
}

const withOpinion = (statement: Statement, opinion: OpinionChoice | null): Statement =>
  opinion === null ? statement : { ...statement, auditOpinion: opinion === 'none' ? null : opinion };

/**
 * The input of a company as the scenario supposes it, and what moved in its accounts.
 * @throws LineEditError for an edit that does not fit the accounts
 */
export const describeScenario = (input: RatingInput, scenario: Scenario): AppliedScenario => {
  const [latest, ...earlier] = input.statements;
  const [wrong] = latest ? [] : scenario.lines;
  if (wrong) throw new LineEditError(wrong.field);
  const edited = latest ? editStatement(latest, scenario.lines) : null;
  return {
    edited,
    input: {
      ...input,
      statements: edited ? [withOpinion(edited.statement, scenario.opinion), ...earlier] : input.statements,
      facts: applyFacts(input, scenario.facts),
      linkedParties: applyParties(input, scenario.parties),
    },
  };
};

/** Pure: the same input and scenario give the same bytes in a browser and on a server. */
export const applyScenario = (input: RatingInput, scenario: Scenario): RatingInput =>
  describeScenario(input, scenario).input;

export interface RatedScenario extends AppliedScenario {
  readonly result: RatingResult;
}

/** The whole rating of a company as the scenario supposes it. */
export const rateScenario = (
  input: RatingInput,
  scenario: Scenario,
  model: FinancialModel,
): RatedScenario => {
  const applied = describeScenario(input, scenario);
  return { ...applied, result: rateCompany(applied.input, model) };
};
