import type { GradeNumber } from '../ratings/index.ts';
import type { Partner } from './partner.ts';
import { weighPartners } from './weigh-partners.ts';

/** This class and worse count as weak: from 3A14 on the possibility of default is 2.6 % and more. */
export const WEAK_FROM: GradeNumber = 14;

/** Facts that speak against a partner, whatever its class says. */
export const PARTNER_FLAGS = ['default', 'dishonest', 'abnormal'] as const;
export type PartnerFlag = (typeof PARTNER_FLAGS)[number];

export interface JudgedPartner extends Partner {
  /** Null: not rated, or known by name alone. */
  readonly grade: GradeNumber | null;
  readonly flags: readonly PartnerFlag[];
}

export interface ExposureShare {
  /** Percent of the disclosed part. */
  readonly ofDisclosed: number;
  /** Percent of all purchases or sales; null where no share is disclosed. */
  readonly ofAll: number | null;
}

export interface Exposure {
  readonly weak: ExposureShare;
  readonly flagged: ExposureShare;
  /** Weak, flagged or both, each partner once. */
  readonly weakOrFlagged: ExposureShare;
  /** With partners that have no class: of these nothing is known either way. */
  readonly unrated: ExposureShare;
}

const PERCENT = 100;

export const isWeak = (grade: GradeNumber | null): boolean => grade !== null && grade >= WEAK_FROM;

/** How much of one side lies with weak or flagged partners; null where nothing is disclosed to weigh them by. */
export const calculateExposure = (partners: readonly JudgedPartner[]): Exposure | null => {
  const weights = weighPartners(partners);
  if (!weights) return null;
  const { basis, weighed, sum } = weights;
  const shareOf = (fits: (partner: JudgedPartner) => boolean): ExposureShare => {
    const part = weighed.reduce((total, { partner, weight }) => total + (fits(partner) ? weight : 0), 0);
    return {
      ofDisclosed: (PERCENT * part) / sum,
      ofAll: basis === 'share' ? (PERCENT * part) / Math.max(PERCENT, sum) : null,
    };
  };
  return {
    weak: shareOf(({ grade }) => isWeak(grade)),
    flagged: shareOf(({ flags }) => flags.length > 0),
    weakOrFlagged: shareOf(({ grade, flags }) => isWeak(grade) || flags.length > 0),
    unrated: shareOf(({ grade }) => grade === null),
  };
};
