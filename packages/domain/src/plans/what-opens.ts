import { isOpen } from './effective-grants.ts';
import type { FeatureCode } from './features.ts';
import type { AddOnPackage, PackageCode } from './packages.ts';
import type { Plan, PlanCode } from './plans.ts';

/** The plans and packages as they are sold now: stored rows, by default those of this folder. */
export interface PlanCatalogue {
  readonly plans: readonly Plan[];
  readonly packages: readonly AddOnPackage[];
}

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
