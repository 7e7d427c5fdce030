import type { FeatureCode } from './features.ts';
import { FEATURE_CODES } from './features.ts';
import type { AddOnPackage, PackageCode } from './packages.ts';
import type { Grant, Grants, Plan } from './plans.ts';

/** The plans and packages as they are sold now: stored rows, by default those of this folder. */
export interface PlanCatalogue {
  readonly plans: readonly Plan[];
  readonly packages: readonly AddOnPackage[];
}

/** True when a grant opens its feature: open, any amount above 0, or no limit. */
export const isOpen = (grant: Grant | undefined): boolean =>
  grant === null || grant === true || (typeof grant === 'number' && grant > 0);

const combine = (left: Grant | undefined, right: Grant | undefined): Grant => {
  if (left === null || right === null) return null;
  if (typeof left === 'number' || typeof right === 'number') return toAmount(left) + toAmount(right);
  return left === true || right === true;
};

const toAmount = (grant: Grant | undefined): number => (typeof grant === 'number' ? grant : 0);

/** `null` means no limit and must not be read as missing. */
const orClosed = (grant: Grant | undefined): Grant => (grant === undefined ? false : grant);

/** What plan and packages open together: switches are either-or, amounts add up, `null` (no limit) wins. */
export const combineGrants = (plan: Grants, packages: readonly Grants[]): Grants => {
  const combined: Partial<Record<FeatureCode, Grant>> = {};
  for (const code of FEATURE_CODES)
    combined[code] = packages.reduce<Grant>(
      (sum, grants) => combine(sum, grants[code]),
      orClosed(plan[code]),
    );
  return combined;
};

/** What a plan opens by itself; nothing when no such plan is sold. */
export const findPlanGrants = ({ plans }: Pick<PlanCatalogue, 'plans'>, planCode: string): Grants =>
  plans.find((plan) => plan.code === planCode)?.grants ?? {};

/** The units of a counted feature that a grant allows; null: no limit. */
export const toLimit = (grant: Grant | undefined): number | null => (grant === null ? null : toAmount(grant));

/**
 * Packages that count as active: bought, or wholly contained in the plan, so that nothing is left to buy.
 * Their codes stand in `authorities`; the web app then shows no lock.
 */
export const listActivePackages = (
  plan: Grants,
  bought: readonly PackageCode[],
  catalogue: readonly AddOnPackage[],
): readonly AddOnPackage[] =>
  catalogue.filter(
    (item) =>
      bought.includes(item.code) ||
      FEATURE_CODES.every((feature) => !isOpen(item.grants[feature]) || isOpen(plan[feature])),
  );
