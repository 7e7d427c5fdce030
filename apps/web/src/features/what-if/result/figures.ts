import { toPoints } from '@mingjian/domain/default-risk';
import type { RatingResult } from '@mingjian/domain/default-risk';
import { getRatingClass } from '@mingjian/domain/ratings';
import type { RatingClass } from '@mingjian/domain/ratings';
import { formatFigure } from '../../../ui/index.ts';

const LEAST_DECIMALS = 2;
/** The best classes differ behind the second decimal. */
const SMALL_PD = 0.1;

export const classOf = ({ grade }: RatingResult): RatingClass | null =>
  grade === null ? null : getRatingClass(grade);

export const writePd = (pd: number | null): string =>
  pd === null ? '—' : `${formatFigure(pd, pd < SMALL_PD ? LEAST_DECIMALS + 1 : LEAST_DECIMALS)} %`;

export const writeIndex = (index: number | null): string => (index === null ? '—' : formatFigure(index, 1));

/** Of the whole rating, caps and facts included; none for a default. */
export const pointsOf = ({ logOdds }: RatingResult): number | null =>
  logOdds === null ? null : toPoints(logOdds);

export const writePoints = (points: number | null): string =>
  points === null ? '—' : formatFigure(points, 1);

export const writeSigned = (value: number, decimals = 1): string =>
  `${value > 0 ? '+' : ''}${formatFigure(value, decimals)}`;
