import { isOpen } from './effective-grants.ts';
import type { PlanCatalogue } from './effective-grants.ts';
import type { FeatureCode } from './features.ts';
import type { PackageCode } from './packages.ts';
import type { PlanCode } from './plans.ts';

/** A plan or package as an offer names it. */
interface Offered<Code extends string> {
  readonly code: Code;
  readonly en: string;
  readonly cn: string;
}

/** What an organisation can buy to open a feature, by the names it is sold under now; shown with "feature not activated". */
export interface Opening {
  readonly feature: FeatureCode;
  readonly plans: readonly Offered<PlanCode>[];
  readonly packages: readonly Offered<PackageCode>[];
}

const TRIAL: PlanCode = 'test';

const toOffered = <Code extends string>({ code, en, cn }: Offered<Code>): Offered<Code> => ({ code, en, cn });

/** Names the plans and packages that open a feature; the trial is no plan that one could buy. */
export const findOpening = (feature: FeatureCode, { plans, packages }: PlanCatalogue): Opening => ({
  feature,
  plans: plans.filter(({ code, grants }) => code !== TRIAL && isOpen(grants[feature])).map(toOffered),
  packages: packages.filter(({ grants }) => isOpen(grants[feature])).map(toOffered),
});
