import type { GradeNumber, MasterScale } from '../ratings/index.ts';
import { DEFAULT_GRADE, findLowerBound, WORST_SCORED_GRADE } from '../ratings/index.ts';
import type { IsoDate } from '../records/index.ts';
import { toLogOdds } from '../solvency/index.ts';
import { readFigure } from './financial/index.ts';
import { countMonths } from './facts.ts';
import type { FactContext } from './facts.ts';
import { findOverrides } from './find-overrides.ts';
import { OVERRIDE_EFFECTS } from './overrides.ts';
import type { OverrideFinding } from './overrides.ts';
import type { RatingInput } from './rating-input.ts';

/** A reason with what it does now. */
export interface WeighedOverride extends OverrideFinding {
  readonly grade: GradeNumber;
  /** 500 or 600 for a default, null for a cap. */
  readonly solvencyIndex: number | null;
  /** 1 while the record stands; after removal .5^(months / 12). */
  readonly weight: number;
}

export interface Override extends WeighedOverride {
  /** Whether the result would be another without it. */
  readonly isDecisive: boolean;
}

const HALF_LIFE_MONTHS = 12;
/** Less than a twentieth is forgotten: about four years and four months. */
const LEAST_WEIGHT = 0.05;

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

/** What amounts are measured against: net assets, paid-up capital, liabilities, the controller's shares. */
export const makeContext = (input: RatingInput): FactContext => {
  const [statement] = input.statements;
  const figure = (name: Parameters<typeof readFigure>[1]): number | null =>
    statement ? orNull(readFigure(statement, name)) : null;
  const paidIn = input.registration.paidInCapitalYuan ?? statement?.items['paid_in_capital'];
  return {
    asOf: input.asOf,
    companyName: input.companyName,
    netAssetsYuan: figure('equity'),
    paidInCapitalYuan: typeof paidIn === 'string' ? Number(paidIn) : null,
    totalLiabilitiesYuan: figure('total-liabilities'),
    controllerSharesYuan: input.controllerSharesYuan === null ? null : Number(input.controllerSharesYuan),
  };
};

const weightOf = ({ removedOn }: OverrideFinding, asOf: IsoDate): number =>
  removedOn === null ? 1 : 0.5 ** (countMonths(removedOn, asOf) / HALF_LIFE_MONTHS);

/** Every reason that still weighs, worst first. */
export const weighOverrides = (input: RatingInput, context: FactContext): readonly WeighedOverride[] =>
  findOverrides(input.facts, input.statements[0] ?? null, context)
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

/** A default that stands now. */
export const findDefault = (overrides: readonly WeighedOverride[]): WeighedOverride | undefined =>
  overrides.find(({ grade, removedOn }) => grade === DEFAULT_GRADE && removedOn === null);

/** The lowest log-odds that a reason leaves; a removed one draws the score towards it by its weight. */
export const logOddsUnder = (override: WeighedOverride, score: number, scale: MasterScale): number => {
  const grade = override.grade === DEFAULT_GRADE ? WORST_SCORED_GRADE : override.grade;
  const target = toLogOdds(findLowerBound(grade, scale));
  return target <= score ? score : score + override.weight * (target - score);
};

export const markDecisive = (
  overrides: readonly WeighedOverride[],
  decisive: WeighedOverride | undefined,
): readonly Override[] => overrides.map((override) => ({ ...override, isDecisive: override === decisive }));
