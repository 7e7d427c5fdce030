import type { FeatureCode } from '../plans/index.ts';

/** The two kinds of the specification, section 3: viewing an online report, ordering an update. */
export const QUOTA_KINDS = ['online-report', 'update-report'] as const satisfies readonly FeatureCode[];
export type QuotaKind = (typeof QUOTA_KINDS)[number];

/** The term a quota is counted in: the calendar year, `2026`. Takes `YYYY-MM-DD` or an ISO instant. */
export const calculateTerm = (date: string): string => date.slice(0, 4);

export type QuotaStatus = 'available' | 'used-up' | 'unlimited';

export interface QuotaUse {
  /** `null`: no limit. */
  readonly total: number | null;
  readonly used: number;
}

/** What is left of a quota; `null` when it has no limit. */
export const calculateAvailable = ({ total, used }: QuotaUse): number | null =>
  total === null ? null : Math.max(0, total - used);

/** The status shown beside a quota. */
export const calculateQuotaStatus = (use: QuotaUse): QuotaStatus => {
  const available = calculateAvailable(use);
  if (available === null) return 'unlimited';
  return available > 0 ? 'available' : 'used-up';
};
