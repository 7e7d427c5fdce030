import type { Contribution } from '@mingjian/contract/ratings';
import { formatFigure } from '../../../ui/format.ts';
import { kindOf } from './factor-kind.ts';
import type { FactorKind } from './factor-kind.ts';

interface Manner {
  /** The number that is told for the one that is scored. */
  readonly tell: (scored: number) => number;
  readonly decimals: number;
  /** Key of the unit in the texts. */
  readonly unit: 'unitPercent' | 'unitPoints' | 'unitYears' | 'unitYuan' | 'unitEvents' | null;
}

const asItIs = (scored: number): number => scored;
const timesHundred = (scored: number): number => 100 * scored;
/** A difference of two logarithms as the growth that people know. */
const toGrowth = (scored: number): number => 100 * Math.expm1(scored);

const manner = (decimals: number, unit: Manner['unit'] = null, tell = asItIs): Manner => ({
  tell,
  decimals,
  unit,
});

export const MANNERS: Readonly<Record<Exclude<FactorKind, 'none' | 'yes-no'>, Manner>> = {
  'percent-of-one': manner(1, 'unitPercent', timesHundred),
  percent: manner(1, 'unitPercent'),
  'percentage-points': manner(1, 'unitPoints', timesHundred),
  growth: manner(1, 'unitPercent', toGrowth),
  ratio: manner(3),
  years: manner(1, 'unitYears'),
  money: manner(0, 'unitYuan'),
  count: manner(0),
  events: manner(2, 'unitEvents'),
};

const NUMBER = /-?\d+(?:\.\d+)?/g;
const STEP_DECIMALS = 2;

/** The bounds of a step in the unit in which its value is told; `points` is the word for percentage points. */
export const writeBand = (
  factor: Pick<Contribution, 'model' | 'code'>,
  band: string,
  points: string,
): string => {
  const kind = kindOf(factor);
  if (factor.model !== 'financial' || kind === 'none' || kind === 'yes-no') return band;
  const { tell, decimals, unit } = MANNERS[kind];
  const digits = unit === null ? decimals : STEP_DECIMALS;
  const sign = unit === null ? '' : unit === 'unitPoints' ? ` ${points}` : '%';
  return band.replaceAll(NUMBER, (bound) => formatFigure(tell(Number(bound)), digits) + sign);
};
