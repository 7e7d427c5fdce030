import type { Random } from '../basis/random.ts';
import type { Firm } from '../plan/firm.ts';

/** How this firm differs from its industry; drawn once, kept over the years. */
export interface FinanceTraits {
  readonly grossMargin: number;
  readonly receivables: number;
  readonly stock: number;
  readonly payables: number;
  readonly fixedAssets: number;
  readonly debtTarget: number;
  readonly debtCeiling: number;
  readonly cashShare: number;
  readonly interestRate: number;
  readonly taxRate: number;
  readonly overhead: number;
  readonly payout: number;
  readonly exportShare: number;
  readonly surchargeShare: number;
  readonly leaseShare: number;
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
const spread = (random: Random, width: number): number => Math.exp(width * clamp(random.normal(), -2.5, 2.5));

export const drawFinanceTraits = (random: Random, firm: Firm): FinanceTraits => {
  const { economics, kind } = firm.industry;
  const small = Math.log(firm.scale / (economics.medianRevenue * 1e6)) * 0.012;
  const debtTarget = clamp(
    economics.debt * spread(random, 0.55) * (firm.nature === 'state' ? 1.25 : 1),
    0,
    0.62,
  );
  return {
    grossMargin: clamp(economics.grossMargin * spread(random, 0.22) + clamp(small, -0.03, 0.04), 0.015, 0.9),
    receivables: spread(random, 0.45),
    stock: spread(random, 0.4),
    payables: spread(random, 0.35),
    fixedAssets: spread(random, 0.5),
    debtTarget: random.chance(firm.scale < 8e6 ? 0.3 : 0.07) ? 0 : debtTarget,
    debtCeiling: clamp(
      debtTarget * 1.5 + (firm.isListed || firm.nature === 'state' ? 0.18 : 0.06),
      0.08,
      0.72,
    ),
    cashShare: clamp(0.075 * spread(random, 0.65), 0.01, 0.4),
    interestRate: clamp(
      (firm.nature === 'state' || firm.isListed ? 0.036 : 0.049) * spread(random, 0.15),
      0.028,
      0.09,
    ),
    taxRate:
      firm.scale < 20e6
        ? 0.05
        : random.chance(kind === 'software' || kind === 'electronics' || kind === 'pharma' ? 0.6 : 0.15)
          ? 0.15
          : 0.25,
    overhead: 1.17 * spread(random, 0.16),
    payout: firm.isListed ? random.range(0.2, 0.45) : random.chance(0.65) ? random.range(0.3, 0.95) : 0,
    exportShare: random.chance(0.15) ? random.range(0.05, 0.6) : 0,
    surchargeShare: kind === 'realEstate' ? 0.035 : 0.006 * spread(random, 0.3),
    leaseShare:
      kind === 'retail' || kind === 'hospitality' || kind === 'services'
        ? 0.06 * spread(random, 0.5)
        : random.chance(0.3)
          ? 0.015
          : 0,
  };
};
