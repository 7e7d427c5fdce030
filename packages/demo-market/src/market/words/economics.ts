/**
 * How firms of a kind earn and finance themselves: round figures chosen for plausibility, not measured. Shares are of
 * revenue unless said otherwise; days are of revenue (receivables, advances) or of cost (stock, payables).
 */
export interface Economics {
  /** Trend growth a year and its spread between firm-years. */
  readonly growth: number;
  readonly growthSpread: number;
  readonly grossMargin: number;
  readonly selling: number;
  readonly administration: number;
  readonly research: number;
  readonly staff: number;
  readonly receivableDays: number;
  readonly stockDays: number;
  readonly payableDays: number;
  readonly advanceDays: number;
  /** Fixed assets per yuan of revenue, and the years over which they wear out. */
  readonly fixedAssets: number;
  readonly usefulYears: number;
  /** Interest-bearing debt in opening assets. */
  readonly debt: number;
  /** Yuan of revenue per employee. */
  readonly revenuePerHead: number;
  /** Median revenue of an ordinary firm, million yuan. */
  readonly medianRevenue: number;
  /** Extra growth by year 2021 .. 2025. */
  readonly shocks: readonly [number, number, number, number, number];
}

const CALM: Economics['shocks'] = [0.05, -0.02, 0.01, 0.01, 0.01];

const kind = (values: readonly number[], shocks: Economics['shocks'] = CALM): Economics => {
  const at = (index: number): number => values[index] ?? 0;
  return {
    growth: at(0),
    growthSpread: at(1),
    grossMargin: at(2),
    selling: at(3),
    administration: at(4),
    research: at(5),
    staff: at(6),
    receivableDays: at(7),
    stockDays: at(8),
    payableDays: at(9),
    advanceDays: at(10),
    fixedAssets: at(11),
    usefulYears: at(12),
    debt: at(13),
    revenuePerHead: at(14),
    medianRevenue: at(15),
    shocks,
  };
};

//            growth  ±     gross  sell  admin  r&d   staff  recv stock pay  adv  fixed years debt  rev/head  median
export const ECONOMICS = {
  farming: kind([0.04, 0.16, 0.22, 0.05, 0.08, 0.01, 0.14, 45, 90, 50, 10, 0.6, 15, 0.22, 600_000, 8]),
  mining: kind(
    [0.03, 0.22, 0.34, 0.02, 0.09, 0.01, 0.15, 40, 35, 80, 8, 1.1, 18, 0.3, 1_100_000, 40],
    [0.18, 0.12, -0.08, -0.04, -0.05],
  ),
  food: kind([0.05, 0.13, 0.25, 0.08, 0.06, 0.01, 0.11, 40, 70, 50, 12, 0.35, 14, 0.24, 1_000_000, 18]),
  lightIndustry: kind(
    [0.03, 0.16, 0.2, 0.04, 0.07, 0.02, 0.16, 70, 75, 75, 8, 0.38, 12, 0.26, 750_000, 14],
    [0.08, -0.05, -0.02, 0.02, 0],
  ),
  chemicals: kind(
    [0.04, 0.18, 0.22, 0.03, 0.06, 0.03, 0.1, 55, 50, 65, 8, 0.6, 14, 0.28, 1_600_000, 30],
    [0.15, 0.03, -0.08, 0, 0],
  ),
  pharma: kind([0.07, 0.15, 0.52, 0.2, 0.1, 0.08, 0.18, 85, 120, 70, 6, 0.55, 15, 0.16, 1_000_000, 30]),
  metals: kind(
    [0.02, 0.2, 0.12, 0.01, 0.04, 0.02, 0.08, 45, 50, 70, 12, 0.45, 16, 0.34, 1_900_000, 35],
    [0.18, -0.06, -0.06, -0.04, -0.03],
  ),
  machinery: kind([0.06, 0.16, 0.26, 0.05, 0.08, 0.05, 0.17, 110, 105, 105, 22, 0.4, 13, 0.2, 900_000, 20]),
  vehicles: kind([0.07, 0.18, 0.19, 0.04, 0.06, 0.04, 0.14, 85, 60, 105, 8, 0.45, 11, 0.24, 1_200_000, 35]),
  electronics: kind(
    [0.08, 0.2, 0.22, 0.04, 0.07, 0.06, 0.16, 95, 80, 90, 8, 0.4, 9, 0.22, 1_000_000, 28],
    [0.12, 0, -0.04, 0.05, 0.05],
  ),
  utilities: kind([0.05, 0.1, 0.24, 0.01, 0.06, 0.01, 0.1, 60, 12, 80, 15, 2.2, 24, 0.44, 2_200_000, 60]),
  construction: kind(
    [0.04, 0.22, 0.13, 0.01, 0.05, 0.02, 0.12, 140, 60, 135, 30, 0.12, 10, 0.22, 1_300_000, 20],
    [0.06, -0.04, 0, -0.08, -0.06],
  ),
  wholesale: kind([0.04, 0.22, 0.09, 0.03, 0.025, 0, 0.03, 50, 35, 45, 12, 0.05, 8, 0.24, 4_500_000, 16]),
  retail: kind(
    [0.02, 0.18, 0.24, 0.13, 0.06, 0, 0.1, 15, 60, 60, 12, 0.18, 8, 0.2, 1_300_000, 9],
    [0.04, -0.08, 0.03, 0, 0],
  ),
  transport: kind([0.05, 0.16, 0.14, 0.02, 0.07, 0.005, 0.2, 55, 6, 50, 8, 0.75, 12, 0.32, 750_000, 15]),
  hospitality: kind(
    [0.04, 0.2, 0.48, 0.22, 0.18, 0, 0.3, 15, 15, 45, 18, 0.7, 10, 0.28, 280_000, 5],
    [-0.05, -0.22, 0.25, 0.02, 0],
  ),
  software: kind([0.1, 0.25, 0.42, 0.11, 0.14, 0.13, 0.38, 120, 25, 60, 35, 0.12, 6, 0.1, 500_000, 9]),
  internet: kind([0.09, 0.28, 0.4, 0.18, 0.1, 0.08, 0.24, 50, 10, 55, 20, 0.2, 5, 0.1, 900_000, 10]),
  finance: kind([0.06, 0.22, 0.55, 0.06, 0.22, 0.02, 0.28, 60, 0, 20, 12, 0.2, 12, 0.26, 1_600_000, 12]),
  realEstate: kind(
    [0.02, 0.28, 0.22, 0.04, 0.06, 0, 0.05, 20, 620, 150, 320, 0.2, 25, 0.3, 2_600_000, 40],
    [0, -0.24, -0.14, -0.2, -0.12],
  ),
  services: kind([0.06, 0.22, 0.26, 0.05, 0.14, 0.01, 0.36, 70, 5, 50, 18, 0.16, 7, 0.14, 380_000, 6]),
  technical: kind([0.08, 0.22, 0.34, 0.05, 0.15, 0.08, 0.36, 105, 20, 60, 28, 0.25, 8, 0.12, 500_000, 7]),
  environment: kind([0.05, 0.18, 0.26, 0.02, 0.1, 0.03, 0.2, 150, 15, 110, 12, 1.2, 20, 0.36, 650_000, 15]),
  education: kind(
    [0.03, 0.22, 0.38, 0.12, 0.16, 0.01, 0.4, 20, 4, 30, 70, 0.6, 15, 0.16, 260_000, 6],
    [-0.08, -0.12, 0.05, 0.04, 0.03],
  ),
  health: kind([0.09, 0.15, 0.36, 0.12, 0.14, 0.01, 0.32, 50, 25, 60, 6, 0.7, 12, 0.22, 450_000, 12]),
  culture: kind(
    [0.05, 0.24, 0.34, 0.1, 0.15, 0.02, 0.28, 75, 20, 50, 20, 0.3, 8, 0.14, 480_000, 6],
    [0.02, -0.15, 0.12, 0.02, 0.02],
  ),
} as const satisfies Record<string, Economics>;

export type EconomicKind = keyof typeof ECONOMICS;
