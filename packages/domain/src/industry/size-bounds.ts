import type { SizeIndustry } from './size-industry.ts';

/** What the standard measures: X persons, Y revenue, Z total assets. */
export type SizeIndicator = 'employees' | 'revenue' | 'total-assets';

/** Lower bounds of large, medium and small; persons, or 10,000 yuan for money. Below small is micro. */
export type SizeBounds = readonly [large: number, medium: number, small: number];

export type IndustrySizeBounds = Partial<Record<SizeIndicator, SizeBounds>>;

/** Guotongzi [2017] 213, table of the standard, line by line. */
export const SIZE_BOUNDS: Readonly<Record<SizeIndustry, IndustrySizeBounds>> = {
  agriculture: { revenue: [20_000, 500, 50] },
  industry: { employees: [1_000, 300, 20], revenue: [40_000, 2_000, 300] },
  construction: { revenue: [80_000, 6_000, 300], 'total-assets': [80_000, 5_000, 300] },
  wholesale: { employees: [200, 20, 5], revenue: [40_000, 5_000, 1_000] },
  retail: { employees: [300, 50, 10], revenue: [20_000, 500, 100] },
  transport: { employees: [1_000, 300, 20], revenue: [30_000, 3_000, 200] },
  warehousing: { employees: [200, 100, 20], revenue: [30_000, 1_000, 100] },
  post: { employees: [1_000, 300, 20], revenue: [30_000, 2_000, 100] },
  hotels: { employees: [300, 100, 10], revenue: [10_000, 2_000, 100] },
  catering: { employees: [300, 100, 10], revenue: [10_000, 2_000, 100] },
  'information-transmission': { employees: [2_000, 100, 10], revenue: [100_000, 1_000, 100] },
  software: { employees: [300, 100, 10], revenue: [10_000, 1_000, 50] },
  'real-estate-development': { revenue: [200_000, 1_000, 100], 'total-assets': [10_000, 5_000, 2_000] },
  'property-management': { employees: [1_000, 300, 100], revenue: [5_000, 1_000, 500] },
  'leasing-and-business-services': { employees: [300, 100, 10], 'total-assets': [120_000, 8_000, 100] },
  other: { employees: [300, 100, 10] },
};

/** The bounds count money in 10,000 yuan. */
export const YUAN_PER_TEN_THOUSAND = 10_000;
