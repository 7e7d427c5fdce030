import { calculateRatio } from '../financials/index.ts';
import type { FigureName, MissingItem, Statement, StatementCell } from '../financials/index.ts';
import { ALTMAN_Z2_EM, NEUTRAL_SCORE } from './altman-z2.ts';
import type { ModelRatio } from './altman-z2.ts';
import { calculateLogOdds, calculateSlope } from './em-score.ts';

/** One ratio of the model, from its statement cells to what it does to the rating. */
export interface Driver {
  readonly code: string;
  /** In field names of the dictionary, as it was calculated. */
  readonly formula: string;
  readonly value: number;
  readonly weight: number;
  /** Points of the score: weight x value. Points of all drivers and the constant add up to the score. */
  readonly contribution: number;
  /** Points that the neutral firm gets here. */
  readonly neutralContribution: number;
  /** Change of the log-odds of default against the neutral firm; negative lowers the possibility of default. */
  readonly logOdds: number;
  readonly cells: readonly StatementCell[];
}

/** Why there is no score: an item that is not stated, or a figure below the line that is not positive. */
export interface MissingInput {
  readonly field: string;
  readonly reason: 'no-statement' | 'not-reported' | 'not-positive';
  /** Items that could stand in, each list complete in itself. */
  readonly orElse: readonly (readonly string[])[];
  /** Ratios that cannot be calculated without it. */
  readonly neededFor: readonly string[];
}

export interface Score {
  readonly isScored: true;
  readonly score: number;
  readonly constant: number;
  /** Log-odds of the neutral firm; with the log-odds of all drivers they add up to those of the company. */
  readonly neutralLogOdds: number;
  readonly logOdds: number;
  readonly drivers: readonly Driver[];
}

export interface NoScore {
  readonly isScored: false;
  readonly missing: readonly MissingInput[];
}

const FIELD_OF_FIGURE: Readonly<Partial<Record<FigureName, string>>> = {
  'total-assets': 'total_assets',
  'total-liabilities': 'total_liabilities',
};

const notReported = (item: MissingItem, ratio: ModelRatio): MissingInput => ({
  ...item,
  reason: 'not-reported',
  neededFor: [ratio.code],
});

const mergeByField = (inputs: readonly MissingInput[]): readonly MissingInput[] => {
  const merged = new Map<string, MissingInput>();
  for (const input of inputs) {
    const known = merged.get(input.field);
    merged.set(
      input.field,
      known ? { ...known, neededFor: [...known.neededFor, ...input.neededFor] } : input,
    );
  }
  return [...merged.values()];
};

const missingInputs = (statement: Statement): readonly MissingInput[] =>
  ALTMAN_Z2_EM.ratios.flatMap((ratio): readonly MissingInput[] => {
    const result = calculateRatio(statement, ratio);
    if (result.isFound) return [];
    const field = result.emptyDenominator && FIELD_OF_FIGURE[result.emptyDenominator];
    return field
      ? [{ field, reason: 'not-positive', orElse: [], neededFor: [ratio.code] }]
      : result.missing.map((item) => notReported(item, ratio));
  });

const driverOf = (statement: Statement, ratio: ModelRatio): Omit<Driver, 'logOdds'> | undefined => {
  const result = calculateRatio(statement, ratio);
  if (!result.isFound) return undefined;
  return {
    code: ratio.code,
    formula: result.formula,
    value: result.value,
    weight: ratio.weight,
    contribution: ratio.weight * result.value,
    neutralContribution: ratio.weight * ratio.neutral,
    cells: result.cells,
  };
};

const EMPTY: Statement = { periodEnd: '', items: {}, origins: [], auditOpinion: null };

/** What a company without any statement lacks: every item of the model. */
export const listItemsWithoutStatement = (): readonly MissingInput[] =>
  mergeByField(missingInputs(EMPTY)).map((input) => ({ ...input, reason: 'no-statement' }));

/**
 * Altman's Z'' (EM) of one statement, with the contribution of each ratio, or every item that is missing.
 * Contributions to the log-odds share the whole distance from the neutral firm in proportion to the points
 * (Aumann-Shapley for a function of a sum), so they add up exactly.
 */
export const scoreStatement = (statement: Statement): Score | NoScore => {
  const parts = ALTMAN_Z2_EM.ratios.map((ratio) => driverOf(statement, ratio));
  const found = parts.filter((part) => part !== undefined);
  if (found.length < parts.length)
    return { isScored: false, missing: mergeByField(missingInputs(statement)) };
  const score = found.reduce((sum, { contribution }) => sum + contribution, ALTMAN_Z2_EM.constant);
  const slope = calculateSlope(NEUTRAL_SCORE, score);
  return {
    isScored: true,
    score,
    constant: ALTMAN_Z2_EM.constant,
    neutralLogOdds: calculateLogOdds(NEUTRAL_SCORE),
    logOdds: calculateLogOdds(score),
    drivers: found.map((part) => ({
      ...part,
      logOdds: slope * (part.contribution - part.neutralContribution),
    })),
  };
};
