import { getRating } from '@mingjian/contract/ratings';
import { useCall } from '../../api/queries.ts';

/** The newest rating of a company, or the last one made by a day; badge and panel share one answer. */
export const useRating = (companyId: number, asAt?: string | null) =>
  useCall(getRating, asAt ? { companyId, asAt } : { companyId });
