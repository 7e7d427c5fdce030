import { roundDecimal, shiftDecimal, sumDecimals } from '../money/index.ts';
import { isOpen } from './effective-grants.ts';
import type { PlanCatalogue } from './effective-grants.ts';
import type { FeatureCode } from './features.ts';
import { PLAN_FEATURES } from './features.ts';
import type { PackageCode } from './packages.ts';
import type { Grant, Grants, PlanCode } from './plans.ts';

/** Decimal yuan a year. A code that is missing, or null, has no price of its own: it is told on request. */
export interface PriceList {
  readonly plans: Readonly<Partial<Record<PlanCode, string | null>>>;
  readonly packages: Readonly<Partial<Record<PackageCode, string | null>>>;
  /** Of a switch: for having it open; of an amount: for one unit. */
  readonly features: Readonly<Partial<Record<FeatureCode, string | null>>>;
}

export interface PriceLine {
  readonly feature: FeatureCode;
  /** Null: a switch. */
  readonly units: number | null;
  readonly unitYuan: string | null;
  readonly yuan: string | null;
}

/** What a chosen set of features costs in a year. */
export interface Quote {
  readonly lines: readonly PriceLine[];
  /** The sum of the lines that have a price. */
  readonly yuan: string;
  /** Chosen features that the list has no price for: the sum is then not all. */
  readonly unpriced: readonly FeatureCode[];
}

/** The most units of one feature that can be asked for by the customiser; more is a talk. */
export const MAX_UNITS = 1_000_000;

const CENTS = 2;

/** Decimal yuan times a whole number, exact, with two decimals. */
const multiply = (yuan: string, units: number): string =>
  roundDecimal(
    shiftDecimal((BigInt(shiftDecimal(roundDecimal(yuan, CENTS), CENTS)) * BigInt(units)).toString(), -CENTS),
    CENTS,
  );

/** The price of chosen features and volumes by a price list; closed features and volumes of 0 cost nothing. */
export const calculatePrice = (choice: Grants, prices: PriceList): Quote => {
  const lines = PLAN_FEATURES.filter(({ code }) => isOpen(choice[code])).map(({ code }): PriceLine => {
    const grant = choice[code];
    const units = typeof grant === 'number' ? grant : null;
    const unitYuan = prices.features[code] ?? null;
    return {
      feature: code,
      units,
      unitYuan,
      yuan: unitYuan === null || grant === null ? null : multiply(unitYuan, units ?? 1),
    };
  });
  return {
    lines,
    yuan: sumDecimals(lines.flatMap(({ yuan }) => (yuan === null ? [] : [yuan]))),
    unpriced: lines.filter(({ yuan }) => yuan === null).map(({ feature }) => feature),
  };
};

const covers = (offered: Grant | undefined, chosen: Grant | undefined): boolean => {
  if (!isOpen(chosen)) return true;
  if (offered === null) return true;
  if (typeof chosen === 'number') return typeof offered === 'number' && offered >= chosen;
  return isOpen(offered) && chosen !== null;
};

/** Neither the trial nor the plan that is made by choosing. */
const READY_MADE = new Set<PlanCode>(['basic', 'standard', 'premium']);

/** Ready-made plans that hold everything that was chosen, as they are sold now. */
export const findCoveringPlans = (choice: Grants, { plans }: Pick<PlanCatalogue, 'plans'>) =>
  plans.filter(
    (plan) =>
      READY_MADE.has(plan.code) && PLAN_FEATURES.every(({ code }) => covers(plan.grants[code], choice[code])),
  );
