import type { Rating } from '@mingjian/contract/ratings';

/** Band of a class -> key of its word. */
export const BAND_KEYS = {
  excellent: 'bandExcellent',
  good: 'bandGood',
  medium: 'bandMedium',
  weak: 'bandWeak',
  poor: 'bandPoor',
  distressed: 'bandDistressed',
} as const satisfies Record<NonNullable<Rating['band']>, string>;
