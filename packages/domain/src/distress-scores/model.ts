import type { Words } from '../companies/index.ts';
import { parseFormula } from '../financial-ratios/index.ts';
import type { Formula } from '../financial-ratios/index.ts';

/** How sure we are of a formula: seen in public text or checked by calculation, so by a second hand, or not yet. */
export type SourceMark = 'V' | 'V-secondary' | 'M';

export interface Source {
  readonly authors: string;
  readonly year: number;
  readonly mark: SourceMark;
}

export type ScoreZone = 'distress' | 'grey' | 'safe';

/**
 * Where the zones of a score lie. One bound that serves as both leaves no grey zone between them.
 * `higher-safer`: below `distress` and above `safe`; `higher-riskier` the other way round.
 */
export interface CutOffs {
  readonly distress: number;
  readonly safe: number;
  /** How far a picture of the scale goes beyond them; ours, not the paper's. */
  readonly reach: number;
}

/** A quantity of a model: a formula over figures, statement items and market inputs. */
export interface ModelInput {
  readonly code: string;
  readonly formula: Formula;
}

export interface WeightedInput extends ModelInput {
  readonly weight: number;
}

interface ModelFacts {
  readonly code: string;
  readonly name: Words;
  readonly source: Source;
  readonly meantFor: Words;
  /** Sections of GB/T 4754 it was made for; null: any but finance. */
  readonly sections: readonly string[] | null;
  readonly direction: 'higher-safer' | 'higher-riskier';
  readonly cutOffs: CutOffs | null;
  /** What else must be known to read the score. */
  readonly note: Words | null;
  /** Its score orders companies of one year; neither its zones nor its probability hold in yuan. */
  readonly isRankOnly: boolean;
  /** Score -> probability in percent by the model itself, on the firms it was fitted on. */
  readonly toProbability: ((score: number) => number) | null;
}

/** `constant + sum of weight x quantity`. */
export interface LinearModel extends ModelFacts {
  readonly kind: 'linear';
  readonly constant: number;
  readonly terms: readonly WeightedInput[];
}

/** A model that solves for its score. */
export interface StructuralModel extends ModelFacts {
  readonly kind: 'structural';
  readonly terms: readonly ModelInput[];
  readonly calculate: (values: readonly number[]) => number;
}

export type DistressModel = LinearModel | StructuralModel;

type TermRow = readonly [code: string, weight: number, formula: string];

/** The terms of a model from a table; names in a formula are figures with underscores, statement items or market inputs. */
export const termsOf = (rows: readonly TermRow[]): readonly WeightedInput[] =>
  rows.map(([code, weight, formula]) => ({ code, weight, formula: parseFormula(formula) }));

export const inputsOf = (
  rows: readonly (readonly [code: string, formula: string])[],
): readonly ModelInput[] => rows.map(([code, formula]) => ({ code, formula: parseFormula(formula) }));
