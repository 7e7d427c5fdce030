import type { SizeGrade } from '../../industry/index.ts';
import type { Statement } from '../../financials/index.ts';
import { evaluateFeatures, findStep, isMissing, isNotMeaningful } from '../../models/index.ts';
import type { Columns } from '../../models/index.ts';
import { SIZE_WHERE_UNKNOWN } from '../central-tendency.ts';
import { sumLogOdds } from '../contribution.ts';
import type { Contribution } from '../contribution.ts';
import { COLUMN_FIGURES, readFigure } from './columns.ts';
import type { FinancialModel, FinancialTerm } from './financial-model.ts';

export interface FinancialScore {
  readonly base: number;
  readonly parts: readonly Contribution[];
  readonly logOdds: number;
  /** Of the log-odds: of the coefficients and of what is missing. */
  readonly variance: number;
  /** Share of the points that the known variables decide, 0..1. */
  readonly share: number;
}

/** Models specification, 1.8: with more than 40 % of the points not known the accounts rate nobody. */
export const LEAST_SHARE = 0.6;

const readColumns = (statements: readonly Statement[], columns: readonly string[]): Columns => {
  const raw = new Map<string, Float64Array>();
  for (const column of columns) {
    const figure = COLUMN_FIGURES[column];
    if (!figure) throw new RangeError(`No figure of a statement stands for the column ${column}.`);
    raw.set(
      column,
      Float64Array.from(statements, (statement) => readFigure(statement, figure)),
    );
  }
  return raw;
};

const DAYS_OF_TWO_YEARS = 740;
const MS_PER_DAY = 86_400_000;

/** The accounts of the year before stand next in the list, or nothing does. */
export const takeYears = ([latest, before]: readonly Statement[]): readonly Statement[] => {
  if (!latest) return [];
  const isNear =
    before &&
    before.periodEnd < latest.periodEnd &&
    Date.parse(latest.periodEnd) - Date.parse(before.periodEnd) < (DAYS_OF_TWO_YEARS / 2) * MS_PER_DAY;
  return isNear ? [latest, before] : [latest];
};

interface Placed {
  readonly part: Contribution;
  /** Weight of evidence; 0 where the value is missing. */
  readonly weight: number;
}

const place = ({ term, best, worst, weights }: FinancialTerm, value: number, slope: number): Placed => {
  const common = {
    model: 'financial' as const,
    code: term.variable,
    bestLogOdds: best,
    worstLogOdds: worst,
    evidence: [],
  };
  if (isMissing(value))
    return {
      part: { ...common, value: null, band: null, state: 'missing', logOdds: 0 },
      weight: 0,
    };
  if (isNotMeaningful(value))
    return {
      part: {
        ...common,
        value: null,
        band: null,
        state: 'not-meaningful',
        logOdds: slope * term.notMeaningful,
      },
      weight: weights.at(-1) ?? 0,
    };
  const step = findStep(term.bounds, value);
  return {
    part: {
      ...common,
      value,
      band: String(step + 1),
      state: 'known',
      logOdds: slope * (term.values[step] as number),
    },
    weight: weights[step] ?? 0,
  };
};

/** x' C x for x = 1 and the weights of evidence. */
const varianceOfCoefficients = (
  covariance: readonly (readonly number[])[],
  weights: readonly number[],
): number => {
  const x = [1, ...weights];
  return x.reduce(
    (sum, left, row) =>
      sum + x.reduce((inner, right, column) => inner + left * right * (covariance[row]?.[column] ?? 0), 0),
    0,
  );
};

const shareOfPoints = (terms: readonly FinancialTerm[], parts: readonly Contribution[]): number => {
  let known = 0;
  let all = 0;
  terms.forEach(({ best, worst }, at) => {
    all += worst - best;
    if (parts[at]?.state !== 'missing') known += worst - best;
  });
  return all > 0 ? known / all : 0;
};

/**
 * The scorecard of the latest accounts, those of the year before behind them where on file. A value that is missing adds
 * nothing, and the doubt about it goes into the variance.
 */
export const scoreFinancial = (
  model: FinancialModel,
  statements: readonly Statement[],
  size: SizeGrade | null,
): FinancialScore => {
  const years = takeYears(statements);
  const previous = Int32Array.from(years, (_, at) => (at + 1 < years.length ? at + 1 : -1));
  const columns = evaluateFeatures(
    model.file.features,
    model.file.variables,
    readColumns(years, model.columns),
    previous,
  );
  const placed = model.terms.map((term, at) => place(term, columns[at]?.[0] ?? Number.NaN, model.slope));
  const parts = placed.map(({ part }) => part);
  const base = model.bases[size ?? SIZE_WHERE_UNKNOWN];
  const missing = model.terms.reduce(
    (sum, { variance }, at) => sum + (parts[at]?.state === 'missing' ? variance : 0),
    0,
  );
  return {
    base,
    parts,
    logOdds: base + sumLogOdds(parts),
    variance:
      missing +
      model.slope ** 2 *
        varianceOfCoefficients(
          model.covariance,
          placed.map(({ weight }) => weight),
        ),
    share: shareOfPoints(model.terms, parts),
  };
};
