import { getRating } from '@mingjian/contract/ratings';
import { useCall } from '../../api/queries.ts';

/** The last rating of a company; badge and panel share one answer. */
export const useRating = (companyId: number) => useCall(getRating, { companyId });
