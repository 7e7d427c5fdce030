import type { PricedCatalogue, getOwnContract } from '@mingjian/contract/plans';
import type { OutputOf } from '@mingjian/contract/wire';
import { PLAN_FEATURES } from '@mingjian/domain/plans';
import type { FeatureCode, PlanFeature } from '@mingjian/domain/plans';

/** What every part of the screen shares. */
export interface KnownPlans {
  readonly catalogue: PricedCatalogue;
  readonly contract: OutputOf<typeof getOwnContract>;
}

const byCode: ReadonlyMap<string, PlanFeature> = new Map(
  PLAN_FEATURES.map((feature) => [feature.code, feature]),
);

/** A feature in words; its code when there is no such feature any more. */
export const findFeature = (code: FeatureCode): { readonly en: string; readonly cn: string } =>
  byCode.get(code) ?? { en: code, cn: code };
