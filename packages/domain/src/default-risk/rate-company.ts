import { findFigure } from '../financials/index.ts';
import type { FigureName, Statement } from '../financials/index.ts';
import {
  applyFloor,
  calculateClass,
  DEFAULT_GRADE,
  findLowerBound,
  MASTER_SCALE,
  WORST_SCORED_GRADE,
} from '../ratings/index.ts';
import type { GradeNumber, MasterScale } from '../ratings/index.ts';
import type { IsoDate } from '../records/index.ts';
import { calculateSolvencyIndex, fromLogOdds, toLogOdds } from '../solvency/index.ts';
import { countMonths } from './facts.ts';
import type { Fact } from './facts.ts';
import { findOverrides } from './find-overrides.ts';
import { OVERRIDE_EFFECTS } from './overrides.ts';
import type { OverrideFinding } from './overrides.ts';
import { listItemsWithoutStatement, scoreStatement } from './score-statement.ts';
import type { MissingInput, NoScore, Score } from './score-statement.ts';

export interface RatingInput {
  readonly asOf: IsoDate;
  readonly companyName: string;
  /** Latest annual consolidated accounts as reported. */
  readonly statement: Statement | null;
  readonly paidInCapitalYuan: string | null;
  readonly controllerSharesYuan: string | null;
  readonly facts: readonly Fact[];
}

/** A reason with what it does now. */
export interface Override extends OverrideFinding {
  readonly grade: GradeNumber;
  /** 500 or 600 for a default, null for a cap. */
  readonly solvencyIndex: number | null;
  /** 1 while the record stands; after removal .5^(months / 12). */
  readonly weight: number;
  /** Whether the result would be another without it. */
  readonly isDecisive: boolean;
}

export interface RatingResult {
  readonly status: 'rated' | 'not-rated';
  readonly grade: GradeNumber | null;
  /** Percent, floored for display; 100 for a default. */
  readonly pd: number | null;
  readonly solvencyIndex: number | null;
  readonly score: Score | null;
  readonly missing: readonly MissingInput[];
  readonly overrides: readonly Override[];
  readonly periodEnd: IsoDate | null;
}

const HALF_LIFE_MONTHS = 12;
/** Less than a twentieth is forgotten: about four years and four months. */
const LEAST_WEIGHT = 0.05;

const amountIn = (statement: Statement | null, name: FigureName): number | null => {
  const figure = statement && findFigure(statement, name);
  return figure?.isFound ? figure.value.toNumber() : null;
};

const paidInCapital = ({ paidInCapitalYuan, statement }: RatingInput): number | null => {
  const reported = paidInCapitalYuan ?? statement?.items['paid_in_capital'];
  return typeof reported === 'string' ? Number(reported) : null;
};

const weightOf = (finding: OverrideFinding, asOf: IsoDate): number =>
  finding.removedOn === null ? 1 : 0.5 ** (countMonths(finding.removedOn, asOf) / HALF_LIFE_MONTHS);

const weighOverrides = (input: RatingInput): readonly Omit<Override, 'isDecisive'>[] => {
  const context = {
    asOf: input.asOf,
    companyName: input.companyName,
    netAssetsYuan: amountIn(input.statement, 'equity'),
    paidInCapitalYuan: paidInCapital(input),
    totalLiabilitiesYuan: amountIn(input.statement, 'total-liabilities'),
    controllerSharesYuan: input.controllerSharesYuan === null ? null : Number(input.controllerSharesYuan),
  };
  return findOverrides(input.facts, input.statement, context)
    .map((finding) => {
      const effect = OVERRIDE_EFFECTS[finding.code];
      return {
        ...finding,
        grade: effect.grade,
        solvencyIndex: effect.kind === 'default' ? effect.solvencyIndex : null,
        weight: weightOf(finding, input.asOf),
      };
    })
    .filter(({ weight }) => weight >= LEAST_WEIGHT);
};

type Weighed = Omit<Override, 'isDecisive'>;

/** Lowest possibility of default that a reason leaves; a removed one draws the score towards it by its weight. */
const pdUnder = (override: Weighed, scorePd: number, scale: MasterScale): number => {
  const grade = override.grade === DEFAULT_GRADE ? WORST_SCORED_GRADE : override.grade;
  const target = findLowerBound(grade, scale);
  if (override.weight === 1 || target <= scorePd) return Math.max(target, scorePd);
  const score = toLogOdds(scorePd);
  return fromLogOdds(score + override.weight * (toLogOdds(target) - score));
};

const markDecisive = (overrides: readonly Weighed[], decisive: Weighed | undefined): readonly Override[] =>
  overrides.map((override) => ({ ...override, isDecisive: override === decisive }));

const rateDefault = (decisive: Weighed): Pick<RatingResult, 'grade' | 'pd' | 'solvencyIndex'> => ({
  grade: DEFAULT_GRADE,
  pd: 100,
  solvencyIndex: decisive.solvencyIndex,
});

const rateScore = (score: Score, overrides: readonly Weighed[], scale: MasterScale) => {
  const scorePd = fromLogOdds(score.logOdds);
  let pd = scorePd;
  let decisive: Weighed | undefined;
  for (const override of overrides) {
    const under = pdUnder(override, scorePd, scale);
    if (under <= pd) continue;
    pd = under;
    decisive = override;
  }
  const { grade } = calculateClass(pd, scale);
  return { decisive, grade, pd: applyFloor(pd, scale), solvencyIndex: calculateSolvencyIndex(pd) };
};

const NOTHING = { grade: null, pd: null, solvencyIndex: null } as const;

/**
 * Rating of one company: the score of its latest accounts, then the facts that stand above it (a default fact rates a
 * company without accounts too). Pure; the date is an argument. Pages: `docs/figures/possibility-of-default.md`,
 * `docs/figures/rating-class.md`, `docs/figures/solvency-index.md`.
 */
export const rateCompany = (input: RatingInput, scale: MasterScale = MASTER_SCALE): RatingResult => {
  const overrides = weighOverrides(input);
  const scored: Score | NoScore = input.statement
    ? scoreStatement(input.statement)
    : { isScored: false, missing: listItemsWithoutStatement() };
  const common = {
    score: scored.isScored ? scored : null,
    missing: scored.isScored ? [] : scored.missing,
    periodEnd: input.statement?.periodEnd ?? null,
  };
  const default_ = overrides.find((one) => one.grade === DEFAULT_GRADE && one.removedOn === null);
  if (default_)
    return {
      ...common,
      ...rateDefault(default_),
      status: 'rated',
      overrides: markDecisive(overrides, default_),
    };
  if (!scored.isScored)
    return { ...common, ...NOTHING, status: 'not-rated', overrides: markDecisive(overrides, undefined) };
  const { decisive, ...figures } = rateScore(scored, overrides, scale);
  return { ...common, ...figures, status: 'rated', overrides: markDecisive(overrides, decisive) };
};
