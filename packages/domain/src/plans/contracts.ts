import { combineGrants, findPlanGrants } from './effective-grants.ts';
import type { PlanCatalogue } from './effective-grants.ts';
import type { Grants } from './plans.ts';

/** What an organisation has bought, as it stands on one day. */
export interface Contract {
  /** Null: no plan on that day, before its first or after its last one. */
  readonly planCode: string | null;
  /** Packages that run on that day. */
  readonly packageCodes: readonly string[];
  /** Features and amounts agreed with the organisation itself; they count with the plan DIY. Null: those of the plan. */
  readonly ownGrants: Grants | null;
}

export interface Validity {
  /** First and last day; null: open. */
  readonly startsOn: string | null;
  readonly endsOn: string | null;
}

/** Does something bought from-to run on a day (`YYYY-MM-DD`, both days included)? */
export const isValidOn = ({ startsOn, endsOn }: Validity, day: string): boolean =>
  (startsOn === null || startsOn <= day) && (endsOn === null || endsOn >= day);

/** What the plan of a contract opens without its packages. */
export const findOwnPlanGrants = (catalogue: Pick<PlanCatalogue, 'plans'>, contract: Contract): Grants => {
  if (contract.planCode === null) return {};
  if (contract.planCode === 'diy' && contract.ownGrants) return contract.ownGrants;
  return findPlanGrants(catalogue, contract.planCode);
};

/** What a contract opens, plan and packages together, as they are sold now. */
export const findContractGrants = (catalogue: PlanCatalogue, contract: Contract): Grants =>
  combineGrants(
    findOwnPlanGrants(catalogue, contract),
    catalogue.packages.filter((item) => contract.packageCodes.includes(item.code)).map((item) => item.grants),
  );
