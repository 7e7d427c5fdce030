import { toPointsOfPart } from './contribution.ts';
import type { Contribution } from './contribution.ts';
import { explainVariable } from './financial/index.ts';
import type { FinancialModel, VariableStory } from './financial/index.ts';
import type { RatingInput } from './rating-input.ts';
import type { RatingScore } from './rating-result.ts';

export interface Factor extends Contribution {
  /** Of a variable of the accounts. */
  readonly story: VariableStory | null;
}

/** An item that factors lack, and the items that could stand in. */
export interface MissingInput {
  readonly field: string;
  readonly orElse: readonly (readonly string[])[];
  /** Codes of the factors. */
  readonly neededFor: readonly string[];
}

export interface RatingExplanation {
  readonly factors: readonly Factor[];
  /** Codes of the factors that help most, and of those that cost most against their best step. */
  readonly strengths: readonly string[];
  readonly weaknesses: readonly string[];
  readonly missing: readonly MissingInput[];
}

/** As many reasons as a person reads. */
const MOST_REASONS = 4;

/** Points that are lost against the best step there is. */
export const countPointsLost = ({ logOdds, bestLogOdds }: Contribution): number =>
  Math.max(0, -toPointsOfPart(logOdds - bestLogOdds));

const listCodes = (factors: readonly Factor[], measure: (factor: Factor) => number): readonly string[] =>
  factors
    .filter((factor) => factor.state !== 'missing' && measure(factor) > 0)
    .toSorted((a, b) => measure(b) - measure(a) || a.code.localeCompare(b.code))
    .slice(0, MOST_REASONS)
    .map(({ code }) => code);

interface Lacking {
  readonly code: string;
  readonly story: VariableStory | null;
}

/** Of accounts that rate nobody every variable is looked through: what they lack is why. */
const listLacking = (
  statements: RatingInput['statements'],
  { unusedAccounts }: RatingScore,
  factors: readonly Factor[],
  model: FinancialModel,
): readonly Lacking[] =>
  unusedAccounts === 'too-much-missing'
    ? model.terms.map(({ term: { variable } }) => ({
        code: variable,
        story: explainVariable(model, statements, variable, null),
      }))
    : factors;

const mergeMissing = (lacking: readonly Lacking[]): readonly MissingInput[] => {
  const merged = new Map<string, MissingInput>();
  for (const { code, story } of lacking) {
    for (const { field, orElse } of story?.missing ?? []) {
      const known = merged.get(field);
      merged.set(field, { field, orElse, neededFor: [...(known?.neededFor ?? []), code] });
    }
  }
  return [...merged.values()];
};

/** Every factor of a score with how it came by its value, and what helps, costs and is missing. */
export const explainRating = (
  { statements }: RatingInput,
  score: RatingScore,
  model: FinancialModel,
): RatingExplanation => {
  const factors = score.contributions.map((part): Factor => ({
    ...part,
    story: part.model === 'financial' ? explainVariable(model, statements, part.code, part.value) : null,
  }));
  return {
    factors,
    strengths: listCodes(factors, ({ logOdds }) => -logOdds),
    weaknesses: listCodes(factors, countPointsLost),
    missing: mergeMissing(listLacking(statements, score, factors, model)),
  };
};
