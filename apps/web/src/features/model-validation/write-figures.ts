import type { Estimate, Rate } from '@mingjian/contract/model-validation';
import { formatFigure } from '../../ui/index.ts';

const PERCENT = 100;
const AREA_DECIMALS = 3;
const SMALL = 0.1;

/** Percent 0 to 100: one decimal, two below 10, three below a tenth. */
export const writePercent = (percent: number): string =>
  `${formatFigure(percent, percent !== 0 && Math.abs(percent) < SMALL ? 3 : Math.abs(percent) < 10 ? 2 : 1)}%`;

/** A share of 0 to 1 as percent. */
export const writeShare = (share: number): string => writePercent(PERCENT * share);

/** Shares in steps of a tenth of a percent, for tables of many. */
export const writeShortShare = (share: number): string =>
  formatFigure(PERCENT * share, share < SMALL ? 1 : 0);

export const writeArea = (area: number): string => formatFigure(area, AREA_DECIMALS);

/** From and to, of an estimate written by `write`. */
export const writeRange = ({ from, to }: Pick<Estimate, 'from' | 'to'>, write: (value: number) => string) =>
  `${write(from)} – ${write(to)}`;

/** Whether the possibility of default lies in the interval of what was observed. */
export const levelOf = ({ predicted, from, to }: Rate): 'high' | 'low' | 'within' =>
  predicted > to ? 'high' : predicted < from ? 'low' : 'within';
