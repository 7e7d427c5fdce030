import { getPlanCatalogue } from '@mingjian/contract/plans';
import { PLANS } from '@mingjian/domain/plans';
import type { Plan } from '@mingjian/domain/plans';
import { useCall } from '../../api/queries.ts';

/** The plans by the names they are sold under now; by those they come with until that is known. */
export const usePlanNames = (): readonly Pick<Plan, 'code' | 'en' | 'cn'>[] =>
  useCall(getPlanCatalogue, {}).data?.plans ?? PLANS;
