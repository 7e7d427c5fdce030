import { parseIndustryCode } from './lookup.ts';
import { SIZE_BOUNDS, YUAN_PER_TEN_THOUSAND } from './size-bounds.ts';
import type { IndustrySizeBounds, SizeBounds, SizeIndicator } from './size-bounds.ts';
import { findSizeIndustry } from './size-industry.ts';
import type { SizeIndustry } from './size-industry.ts';

export const SIZE_GRADES = ['large', 'medium', 'small', 'micro'] as const;
export type SizeGrade = (typeof SIZE_GRADES)[number];

/** Money in yuan as decimal text (as it comes from the database) or a number; null: not known. */
export interface SizeInput {
  readonly industryCode: string | null;
  readonly employees: number | null;
  readonly revenueYuan: string | number | null;
  readonly totalAssetsYuan: string | number | null;
}

export interface SizeGradeFinding {
  readonly grade: SizeGrade;
  readonly industry: SizeIndustry;
  /** An indicator that the standard asks for is not known: the grade rests on the other one. */
  readonly isProvisional: boolean;
  readonly used: readonly SizeIndicator[];
  readonly unknown: readonly SizeIndicator[];
}

const toTenThousandYuan = (yuan: string | number | null): number | null =>
  yuan === null ? null : Number(yuan) / YUAN_PER_TEN_THOUSAND;

const reachesAt = (value: number, bounds: SizeBounds): number => {
  const step = bounds.findIndex((bound) => value >= bound);
  return step === -1 ? bounds.length : step;
};

const valuesOf = (input: SizeInput): Record<SizeIndicator, number | null> => ({
  employees: input.employees,
  revenue: toTenThousandYuan(input.revenueYuan),
  'total-assets': toTenThousandYuan(input.totalAssetsYuan),
});

const indicatorsOf = (bounds: IndustrySizeBounds) => Object.keys(bounds) as SizeIndicator[];

/**
 * Size grade of a company by the standard of the National Bureau of Statistics, 2017 (`docs/figures/size-grade.md`).
 * Every indicator of the industry has to reach a bound, so the weakest one decides.
 * Undefined when the industry is not known or not covered, or when none of its indicators is known.
 */
export const findSizeGrade = (input: SizeInput): SizeGradeFinding | undefined => {
  const code = input.industryCode === null ? undefined : parseIndustryCode(input.industryCode);
  const industry = code === undefined ? undefined : findSizeIndustry(code);
  if (!industry) return undefined;
  const bounds = SIZE_BOUNDS[industry];
  const values = valuesOf(input);
  const used: SizeIndicator[] = [];
  const unknown: SizeIndicator[] = [];
  let weakest = 0;
  for (const indicator of indicatorsOf(bounds)) {
    const value = values[indicator];
    const steps = bounds[indicator];
    if (value === null || steps === undefined) {
      unknown.push(indicator);
      continue;
    }
    used.push(indicator);
    weakest = Math.max(weakest, reachesAt(value, steps));
  }
  const grade = SIZE_GRADES[weakest];
  if (used.length === 0 || grade === undefined) return undefined;
  return { grade, industry, isProvisional: unknown.length > 0, used, unknown };
};
