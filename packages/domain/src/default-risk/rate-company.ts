import { applyFloor, calculateClass, DEFAULT_GRADE, MASTER_SCALE } from '../ratings/index.ts';
import type { MasterScale } from '../ratings/index.ts';
import { calculateSolvencyIndex, fromLogOdds, toLogOdds } from '../solvency/index.ts';
import { BEST_GRADES, lowestPd } from './data-depth.ts';
import type { FinancialModel } from './financial/index.ts';
import { findSupport, supportedLogOdds } from './parent-support.ts';
import type { ParentSupport } from './parent-support.ts';
import type { RatingInput } from './rating-input.ts';
import type { Adjustment, NotRatedReason, RatingResult, RatingScore } from './rating-result.ts';
import { scoreCompany } from './score-company.ts';
import { calculateInterval } from './term-structure.ts';
import { findDefault, logOddsUnder, makeContext, markDecisive, weighOverrides } from './weigh-overrides.ts';
import type { WeighedOverride } from './weigh-overrides.ts';

/** Why nothing can be said; null: the company can be scored. */
const findObstacle = ({ registration, statements, asOf }: RatingInput): NotRatedReason | null => {
  if (registration.status === 'deregistered') return 'deregistered';
  if (statements.length > 0) return null;
  if (registration.establishedOn === null) return 'no-establishment-date';
  return registration.establishedOn > asOf ? 'not-registered-yet' : null;
};

interface Adjusted {
  readonly logOdds: number;
  readonly adjustments: readonly Adjustment[];
  readonly decisive: WeighedOverride | undefined;
}

/** What the depth of the data, a guarantee and the facts make of a score, in this order. */
const adjust = (
  score: RatingScore,
  support: ParentSupport | null,
  overrides: readonly WeighedOverride[],
  scale: MasterScale,
): Adjusted => {
  const adjustments: Adjustment[] = [];
  let { logOdds } = score;
  const move = (to: number, about: Omit<Adjustment, 'logOdds'>): void => {
    adjustments.push({ ...about, logOdds: to - logOdds });
    logOdds = to;
  };
  const lowest = lowestPd(score.depth, scale);
  if (lowest > 0 && toLogOdds(lowest) > logOdds)
    move(toLogOdds(lowest), { kind: 'depth', code: score.depth, grade: BEST_GRADES[score.depth] });
  if (support && supportedLogOdds(support, scale) < logOdds)
    move(supportedLogOdds(support, scale), { kind: 'support', code: 'guarantee', grade: support.grade });
  const under = overrides.map((override) => ({ override, logOdds: logOddsUnder(override, logOdds, scale) }));
  const worst = under.toSorted((a, b) => b.logOdds - a.logOdds)[0];
  const decisive = worst && worst.logOdds > logOdds ? worst : undefined;
  if (decisive)
    move(decisive.logOdds, { kind: 'fact', code: decisive.override.code, grade: decisive.override.grade });
  return { logOdds, adjustments, decisive: decisive?.override };
};

/** A hair off a class bound is the bound: log-odds and back lose the last digit. */
const PD_DIGITS = 12;
const toPd = (logOdds: number): number => Number(fromLogOdds(logOdds).toPrecision(PD_DIGITS));

const NOTHING = {
  grade: null,
  pd: null,
  pdLow: null,
  pdHigh: null,
  solvencyIndex: null,
  logOdds: null,
  adjustments: [],
} as const;

const DEFAULTED = { grade: DEFAULT_GRADE, pd: 100, pdLow: 100, pdHigh: 100 } as const;

/**
 * Rating of one company: the score of the models that its data allow, capped by the depth of the data, supported by a
 * parent with a guarantee on file, and under the facts that stand above it (a default fact rates a company without a
 * score too). Pure; the date is part of the input. Pages: `docs/figures/possibility-of-default.md`,
 * `docs/figures/rating-class.md`, `docs/figures/solvency-index.md`.
 */
export const rateCompany = (
  input: RatingInput,
  model: FinancialModel,
  scale: MasterScale = MASTER_SCALE,
): RatingResult => {
  const context = makeContext(input);
  const overrides = weighOverrides(input, context);
  const obstacle = findObstacle(input);
  const score = obstacle === null ? scoreCompany(input, model, context) : null;
  const support = findSupport(input.linkedParties);
  const common = { score, support, periodEnd: input.statements[0]?.periodEnd ?? null };
  const default_ = findDefault(overrides);
  if (default_)
    return {
      ...common,
      ...NOTHING,
      ...DEFAULTED,
      status: 'rated',
      reason: null,
      solvencyIndex: default_.solvencyIndex,
      overrides: markDecisive(overrides, default_),
    };
  if (!score)
    return {
      ...common,
      ...NOTHING,
      status: 'not-rated',
      reason: obstacle,
      overrides: markDecisive(overrides, undefined),
    };
  const { logOdds, adjustments, decisive } = adjust(score, support, overrides, scale);
  const pd = toPd(logOdds);
  const [low, high] = calculateInterval(logOdds, score.standardError);
  return {
    ...common,
    status: 'rated',
    reason: null,
    grade: calculateClass(pd, scale).grade,
    pd: applyFloor(pd, scale),
    pdLow: applyFloor(low, scale),
    pdHigh: high,
    solvencyIndex: calculateSolvencyIndex(pd),
    logOdds,
    adjustments,
    overrides: markDecisive(overrides, decisive),
  };
};
