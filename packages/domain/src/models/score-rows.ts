import { evaluateFeatures } from './evaluate-features.ts';
import type { Columns } from './evaluate-features.ts';
import type { ModelFile } from './model-file.ts';
import { scoreTerms } from './score-terms.ts';
import { scoreTrees } from './score-trees.ts';

/**
 * Log-odds of default of each row of a raw table.
 * @param previous for each row the row of the same company one period earlier, -1 without one
 * @throws UnknownColumnError when the table lacks a column
 */
export const scoreRows = (model: ModelFile, raw: Columns, previous: Int32Array): Float64Array => {
  const columns = evaluateFeatures(model.features, model.variables, raw, previous);
  const rows = previous.length;
  return model.kind === 'boosting'
    ? scoreTrees(model.base, model.trees, columns, rows)
    : scoreTerms(model.base, model.terms, columns, rows);
};

export const toProbabilities = (logOdds: Float64Array): Float64Array =>
  logOdds.map((value) => 1 / (1 + Math.exp(-value)));
