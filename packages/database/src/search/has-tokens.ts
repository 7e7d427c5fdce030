import { listFilterTokens } from './condition.ts';
import type { Matching } from './matching.ts';

/** Whether the token indexes can answer it at all. */
export const hasTokens = ({ sets, filters }: Matching): boolean => {
  const { all, any } = listFilterTokens(filters);
  return sets.length + all.length + any.length > 0;
};
