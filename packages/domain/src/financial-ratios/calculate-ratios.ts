import { Decimal } from 'decimal.js';
import { findField } from '../dictionary/index.ts';
import type { IsoDate } from '../records/index.ts';
import { evaluateFormula } from './evaluate-formula.ts';
import type { RatioInput } from './evaluate-formula.ts';
import { RATIO_DEFINITIONS, RATIOS } from './ratios.ts';
import type { Ratio } from './ratios.ts';

/** Statement items of one period: dictionary field -> amount in yuan, decimal text. */
export interface RatioStatement {
  readonly periodEnd: IsoDate;
  readonly items: Readonly<Record<string, string | number>>;
}

export interface RatioValue {
  readonly key: string;
  /** Percent, times, days or yuan as the dictionary says, six decimals; null with a reason. */
  readonly value: string | null;
  readonly absence: 'missing-items' | 'denominator-not-positive' | 'base-not-positive' | null;
  readonly missing: readonly RatioInput[];
  readonly inputs: readonly RatioInput[];
}

const DECIMALS = 6;
const PERCENT = 100;

const yearBefore = (day: IsoDate, years: number): IsoDate =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;

const isPercent = ({ key }: Ratio): boolean => findField(key)?.type === 'percent';
const PERCENT_KEYS: ReadonlySet<string> = new Set(RATIOS.filter(isPercent).map(({ key }) => key));

/** All ratios of a period; periods before it give averages and growth. Statements are of one series and scope. */
export const calculateRatios = (
  statements: readonly RatioStatement[],
  periodEnd: IsoDate,
): readonly RatioValue[] => {
  const byPeriod = new Map(statements.map((statement) => [statement.periodEnd, statement]));
  const find = (field: string, yearsBack: number): Decimal | undefined => {
    const value = byPeriod.get(yearBefore(periodEnd, yearsBack))?.items[field];
    return value === undefined ? undefined : new Decimal(value);
  };
  return RATIOS.map(({ key, formula }): RatioValue => {
    const { outcome, inputs } = evaluateFormula(formula, find, RATIO_DEFINITIONS);
    if (outcome.kind === 'missing')
      return { key, value: null, absence: 'missing-items', missing: outcome.missing, inputs };
    if (outcome.kind === 'meaningless')
      return { key, value: null, absence: outcome.reason, missing: [], inputs };
    const scaled = PERCENT_KEYS.has(key) ? outcome.value.times(PERCENT) : outcome.value;
    return { key, value: scaled.toFixed(DECIMALS), absence: null, missing: [], inputs };
  });
};
