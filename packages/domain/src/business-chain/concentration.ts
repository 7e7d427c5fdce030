import type { Partner } from './partner.ts';
import { weighPartners } from './weigh-partners.ts';
import type { WeightBasis, Weights } from './weigh-partners.ts';

const PERCENT = 100;
const TOP = 5;

/** Sum of the squared shares; shares are parts of 1 (models specification, 6.5: .5, .3, .2 -> .38). */
export const calculateHhi = (shares: readonly number[]): number =>
  shares.reduce((sum, share) => sum + share * share, 0);

/** As many partners of equal size would be as concentrated. */
export const calculateEffectiveNumber = (hhi: number): number => 1 / hhi;

export interface Concentration {
  readonly basis: WeightBasis;
  readonly partners: number;
  readonly unweighed: number;
  /** Of the disclosed part alone, as if nobody else were there: 0-1. */
  readonly hhi: number;
  readonly effectiveNumber: number;
  /** Percent of the disclosed part. */
  readonly top1: number;
  readonly top5: number;
  /** Of all purchases or sales; null where no share is disclosed. */
  readonly ofAll: {
    readonly top1: number;
    readonly top5: number;
    readonly disclosed: number;
    readonly undisclosed: number;
    /** If the undisclosed rest were spread over countless partners. */
    readonly leastHhi: number;
    /** If each undisclosed partner were as large as the smallest that is named: reports name the largest. */
    readonly mostHhi: number;
  } | null;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const calculateOfAll = ({ sum }: Weights, weights: readonly number[]): Concentration['ofAll'] => {
  const undisclosed = Math.max(0, PERCENT - sum);
  // Shares that add up to more than everything are a fault of the source; they are read as parts of their sum.
  const whole = Math.max(PERCENT, sum);
  const parts = weights.map((weight) => weight / whole);
  const leastHhi = calculateHhi(parts);
  const smallest = parts.at(-1) ?? 0;
  const rest = undisclosed / PERCENT;
  const full = Math.floor(rest / smallest);
  const last = rest - full * smallest;
  return {
    top1: PERCENT * (parts[0] ?? 0),
    top5: PERCENT * sumOf(parts.slice(0, TOP)),
    disclosed: Math.min(PERCENT, sum),
    undisclosed,
    leastHhi,
    mostHhi: leastHhi + full * smallest * smallest + last * last,
  };
};

/** How far a side leans on few partners; null where nothing is disclosed to weigh them by. */
export const calculateConcentration = (partners: readonly Partner[]): Concentration | null => {
  const weights = weighPartners(partners);
  if (!weights) return null;
  const sorted = weights.weighed.map(({ weight }) => weight).toSorted((a, b) => b - a);
  const parts = sorted.map((weight) => weight / weights.sum);
  const hhi = calculateHhi(parts);
  return {
    basis: weights.basis,
    partners: partners.length,
    unweighed: weights.unweighed,
    hhi,
    effectiveNumber: calculateEffectiveNumber(hhi),
    top1: PERCENT * (parts[0] ?? 0),
    top5: PERCENT * sumOf(parts.slice(0, TOP)),
    ofAll: weights.basis === 'share' ? calculateOfAll(weights, sorted) : null,
  };
};
