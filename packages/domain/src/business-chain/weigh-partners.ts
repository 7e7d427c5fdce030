import type { Partner } from './partner.ts';

/** What partners are weighed by: the disclosed share, or the amount where no share is disclosed at all. */
export type WeightBasis = 'share' | 'amount';

export interface WeighedPartner<P extends Partner = Partner> {
  readonly partner: P;
  readonly weight: number;
}

export interface Weights<P extends Partner = Partner> {
  readonly basis: WeightBasis;
  readonly weighed: readonly WeighedPartner<P>[];
  readonly sum: number;
  /** Partners without the figure that the others are weighed by. */
  readonly unweighed: number;
}

const weightsBy = <P extends Partner>(
  partners: readonly P[],
  weightOf: (partner: P) => number | null,
): readonly WeighedPartner<P>[] =>
  partners.flatMap((partner) => {
    const weight = weightOf(partner);
    return weight !== null && weight > 0 ? [{ partner, weight }] : [];
  });

/** Weights of the partners of one side and year; null where neither share nor amount is disclosed of any. */
export const weighPartners = <P extends Partner>(partners: readonly P[]): Weights<P> | null => {
  const byShare = weightsBy(partners, ({ sharePercent }) => sharePercent);
  const basis: WeightBasis = byShare.length > 0 ? 'share' : 'amount';
  const weighed =
    basis === 'share'
      ? byShare
      : weightsBy(partners, ({ amount }) => (amount === null ? null : Number(amount)));
  if (weighed.length === 0) return null;
  const sum = weighed.reduce((total, { weight }) => total + weight, 0);
  return { basis, weighed, sum, unweighed: partners.length - weighed.length };
};
