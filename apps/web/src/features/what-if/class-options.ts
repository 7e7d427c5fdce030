import { RATING_CLASSES } from '@mingjian/domain/ratings';
import type { GradeNumber } from '@mingjian/domain/ratings';

/** Every class of the scale for a choice: `3A5 · A+`. */
export const CLASS_OPTIONS: readonly (readonly [value: string, words: string])[] = RATING_CLASSES.map(
  ({ grade, name, symbol }) => [String(grade), `${name} · ${symbol}`],
);

/** The value of such an option. */
export const toGrade = (value: string): GradeNumber => Number(value) as GradeNumber;
