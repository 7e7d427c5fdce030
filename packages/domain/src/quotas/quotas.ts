import { dayInChina } from '../calendar/index.ts';
import type { FeatureCode } from '../plans/index.ts';

/** The two kinds of the specification, section 3: viewing an online report, ordering an update. */
export const QUOTA_KINDS = ['online-report', 'update-report'] as const satisfies readonly FeatureCode[];
export type QuotaKind = (typeof QUOTA_KINDS)[number];

/**
 * The term a quota is counted in: the calendar year in China, `2026`, as plans, packages and export limits are counted.
 * Takes a day or an ISO instant.
 */
export const calculateTerm = (moment: string): string => dayInChina(moment).slice(0, 4);

export const QUOTA_STATUSES = ['available', 'used-up', 'unlimited', 'over-distributed'] as const;
export type QuotaStatus = (typeof QUOTA_STATUSES)[number];

export interface QuotaUse {
  /** `null`: no limit. */
  readonly total: number | null;
  readonly used: number;
}

/** What is left of a quota; `null` when it has no limit. */
export const calculateAvailable = ({ total, used }: QuotaUse): number | null =>
  total === null ? null : Math.max(0, total - used);

/** A quota with what of it was distributed to accounts. */
export interface DistributedQuota extends QuotaUse {
  /** Given to accounts, used or not. */
  readonly allocated: number;
  /** Of `used`: by accounts that have an allocation. */
  readonly allocatedUsed: number;
}

/** One account's own part of a quota. */
export interface Allocation {
  readonly allocated: number;
  readonly used: number;
}

/** Units that are neither distributed nor used: for accounts without an allocation, and to distribute. */
export const calculateRest = ({ total, used, allocated, allocatedUsed }: DistributedQuota): number | null =>
  calculateAvailable({ total, used: allocated + used - allocatedUsed });

/**
 * Units that an account may still use: of its own allocation when it has one, else of the rest. Never more than the
 * organisation has left, also when its plan became smaller after the distribution.
 */
export const calculateOwnAvailable = (quota: DistributedQuota, own: Allocation | null): number | null => {
  if (own === null) return calculateRest(quota);
  const left = own.allocated - own.used;
  const whole = calculateAvailable(quota);
  return whole === null ? left : Math.min(left, whole);
};

/** The status shown beside a quota; over-distributed: a smaller plan than what was given to accounts. */
export const calculateQuotaStatus = (
  quota: QuotaUse & Partial<Pick<DistributedQuota, 'allocated' | 'allocatedUsed'>>,
): QuotaStatus => {
  const { total, used, allocated = 0, allocatedUsed = 0 } = quota;
  if (total === null) return 'unlimited';
  if (used >= total) return 'used-up';
  return allocated + used - allocatedUsed > total ? 'over-distributed' : 'available';
};
