import { isOpen } from './effective-grants.ts';
import type { PlanCatalogue } from './effective-grants.ts';
import type { FeatureCode } from './features.ts';
import type { PackageCode } from './packages.ts';
import type { PlanCode } from './plans.ts';

/** What an organisation can buy to open a feature; shown with "feature not activated". */
export interface Opening {
  readonly feature: FeatureCode;
  readonly plans: readonly PlanCode[];
  readonly packages: readonly PackageCode[];
}

const TRIAL: PlanCode = 'test';

/** Names the plans and packages that open a feature; the trial is no plan that one could buy. */
export const findOpening = (feature: FeatureCode, { plans, packages }: PlanCatalogue): Opening => ({
  feature,
  plans: plans.filter((plan) => plan.code !== TRIAL && isOpen(plan.grants[feature])).map((plan) => plan.code),
  packages: packages.filter((item) => isOpen(item.grants[feature])).map((item) => item.code),
});
