import type { StatementCell } from '../financials/index.ts';
import { findEmRating } from './em-rating.ts';
import type { EmRating } from './em-rating.ts';
import { evaluateTerm } from './evaluate-term.ts';
import { findZone } from './find-zone.ts';
import type { DistressModel, ModelInput, ScoreZone } from './model.ts';
import { DISTRESS_MODELS } from './models.ts';
import type { DistressInput, LackedInput } from './read-input.ts';

/** A quantity of a model for one company. */
export interface ScoreTerm {
  readonly code: string;
  /** Null in a model that is no sum. */
  readonly weight: number | null;
  /** Null when something is missing. */
  readonly value: number | null;
  /** weight x value; with the constant they add up to the score. */
  readonly contribution: number | null;
  readonly formula: string | null;
  readonly cells: readonly StatementCell[];
}

export interface MissingForScore extends LackedInput {
  /** Terms that cannot be calculated without it. */
  readonly neededFor: readonly string[];
}

export interface DistressScore {
  readonly model: DistressModel;
  /** Null when something is missing. */
  readonly score: number | null;
  readonly zone: ScoreZone | null;
  /** Percent, by the model on its own firms. */
  readonly probability: number | null;
  readonly equivalent: EmRating | null;
  readonly terms: readonly ScoreTerm[];
  readonly missing: readonly MissingForScore[];
}

const merge = (lacked: readonly MissingForScore[]): readonly MissingForScore[] => {
  const merged = new Map<string, MissingForScore>();
  for (const one of lacked) {
    const key = `${one.name} ${one.yearsBack}`;
    const known = merged.get(key);
    const neededFor = [...new Set([...(known?.neededFor ?? []), ...one.neededFor])];
    merged.set(key, { ...(known ?? one), neededFor });
  }
  return [...merged.values()];
};

const weightOf = (term: ModelInput): number | null => ('weight' in term ? Number(term.weight) : null);

const calculateScore = (model: DistressModel, terms: readonly ScoreTerm[]): number =>
  model.kind === 'linear'
    ? terms.reduce((sum, { contribution }) => sum + (contribution ?? 0), model.constant)
    : model.calculate(terms.map(({ value }) => value ?? 0));

const EM_SCORE = 'altman-em-score';

/** One published model for one company: its score down to the cells, or all that it lacks. */
export const scoreModel = (model: DistressModel, input: DistressInput): DistressScore => {
  const missing: MissingForScore[] = [];
  const terms = model.terms.map((term): ScoreTerm => {
    const { code } = term;
    const weight = weightOf(term);
    const result = evaluateTerm(term.formula, input);
    if (result.isFound) {
      const { value, formula, cells } = result;
      return { code, weight, value, contribution: weight === null ? null : weight * value, formula, cells };
    }
    missing.push(...result.missing.map((lacked) => ({ ...lacked, neededFor: [code] })));
    return { code, weight, value: null, contribution: null, formula: null, cells: [] };
  });
  const score = missing.length === 0 ? calculateScore(model, terms) : null;
  /** What may be read as a level. */
  const level = model.isRankOnly ? null : score;
  return {
    model,
    score,
    zone: level === null ? null : findZone(model, level),
    probability: level === null ? null : (model.toProbability?.(level) ?? null),
    equivalent: model.code === EM_SCORE && score !== null ? findEmRating(score) : null,
    terms,
    missing: merge(missing),
  };
};

/** Every published model for one company, in the order of the screen. */
export const calculateDistressScores = (input: DistressInput): readonly DistressScore[] =>
  DISTRESS_MODELS.map((model) => scoreModel(model, input));
