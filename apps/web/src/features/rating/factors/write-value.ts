import type { Contribution } from '@mingjian/contract/ratings';
import { formatFigure } from '../../../ui/format.ts';
import { kindOf } from './factor-kind.ts';
import type { FactorKind } from './factor-kind.ts';

interface Manner {
  readonly scale: number;
  readonly decimals: number;
  /** Key of the unit in the texts. */
  readonly unit: 'unitPercent' | 'unitPoints' | 'unitYears' | 'unitYuan' | 'unitEvents' | null;
}

const manner = (decimals: number, unit: Manner['unit'] = null, scale = 1): Manner => ({
  scale,
  decimals,
  unit,
});

export const MANNERS: Readonly<Record<Exclude<FactorKind, 'none' | 'yes-no'>, Manner>> = {
  'percent-of-one': manner(1, 'unitPercent', 100),
  percent: manner(1, 'unitPercent'),
  'percentage-points': manner(1, 'unitPoints', 100),
  ratio: manner(3),
  years: manner(1, 'unitYears'),
  money: manner(0, 'unitYuan'),
  count: manner(0),
  events: manner(2, 'unitEvents'),
};

const NUMBER = /-?\d+(?:\.\d+)?/g;
const STEP_DECIMALS = 2;

/** The bounds of a step in the unit in which its value is told. */
export const writeBand = (factor: Pick<Contribution, 'model' | 'code'>, band: string): string => {
  const kind = kindOf(factor);
  if (factor.model !== 'financial' || kind === 'none' || kind === 'yes-no') return band;
  const { scale, decimals } = MANNERS[kind];
  const digits = scale === 1 ? decimals : STEP_DECIMALS;
  return band.replaceAll(
    NUMBER,
    (bound) => formatFigure(Number(bound) * scale, digits) + (scale === 1 ? '' : '%'),
  );
};
