import type { ChainSide, ExposureShareView, NamedPartner } from '@mingjian/contract/business-chain';
import type { LargestPartnerRow } from '@mingjian/database/business-chain';
import { calculateConcentration, calculateExposure, compareYears } from '@mingjian/domain/business-chain';
import type {
  Concentration,
  Exposure,
  JudgedPartner,
  Partner,
  TradeRole,
} from '@mingjian/domain/business-chain';
import { presentFigure, presentOptional } from './present-figure.ts';
import type { Standings } from './read-standings.ts';

/** Partners of one side in a year and the year before. */
export interface SideRows {
  readonly role: TradeRole;
  readonly year: number;
  readonly now: readonly LargestPartnerRow[];
  readonly before: readonly LargestPartnerRow[];
}

/** Shares of what others sell or buy are no parts of the company's: the figures stand on its own word alone. */
const isOwn = (row: LargestPartnerRow): boolean => row.record_id !== null;

const toPartner = (row: LargestPartnerRow): Partner => ({
  name: row.partner_name,
  companyId: row.partner_id,
  sharePercent: row.share === null ? null : Number(row.share),
  amount: row.amount,
});

const presentConcentration = ({ ofAll, ...found }: Concentration): ChainSide['concentration'] => ({
  basis: found.basis,
  partners: found.partners,
  unweighed: found.unweighed,
  hhi: presentFigure(found.hhi),
  effectiveNumber: presentFigure(found.effectiveNumber),
  top1: presentFigure(found.top1),
  top5: presentFigure(found.top5),
  ofAll: ofAll && {
    top1: presentFigure(ofAll.top1),
    top5: presentFigure(ofAll.top5),
    disclosed: presentFigure(ofAll.disclosed),
    undisclosed: presentFigure(ofAll.undisclosed),
    leastHhi: presentFigure(ofAll.leastHhi),
    mostHhi: presentFigure(ofAll.mostHhi),
  },
});

const presentShare = ({ ofDisclosed, ofAll }: Exposure['weak']): ExposureShareView => ({
  ofDisclosed: presentFigure(ofDisclosed),
  ofAll: presentOptional(ofAll),
});

const presentExposure = (partners: readonly Partner[], standings: Standings): ChainSide['exposure'] => {
  const judged = partners.map((partner): JudgedPartner => {
    const standing = standings.find(partner.companyId);
    return { ...partner, grade: standing?.grade ?? null, flags: standing?.flags ?? [] };
  });
  const found = calculateExposure(judged);
  if (!found) return null;
  const { isRatingWithheld, areFlagsWithheld } = standings;
  return {
    weak: isRatingWithheld ? null : presentShare(found.weak),
    flagged: areFlagsWithheld ? null : presentShare(found.flagged),
    weakOrFlagged: isRatingWithheld || areFlagsWithheld ? null : presentShare(found.weakOrFlagged),
    unrated: isRatingWithheld ? null : presentShare(found.unrated),
  };
};

const presentChange = (
  year: number,
  before: readonly Partner[],
  now: readonly Partner[],
  standings: Standings,
): ChainSide['change'] => {
  if (before.length === 0 || now.length === 0) return null;
  const change = compareYears(before, now);
  const name = (partner: Partner, earlier: Partner | null, later: Partner | null): NamedPartner => ({
    name: partner.name,
    nameEn: standings.find(partner.companyId)?.row.name_en ?? null,
    companyId: standings.find(partner.companyId)?.row.company_id ?? null,
    share: presentOptional(later?.sharePercent ?? null),
    shareBefore: presentOptional(earlier?.sharePercent ?? null),
  });
  return {
    year: year - 1,
    entered: change.entered.map((partner) => name(partner, null, partner)),
    left: change.left.map((partner) => name(partner, partner, null)),
    stayed: change.stayed.map(({ before: earlier, after }) => name(after, earlier, after)),
    anonymous: change.anonymous,
    hhi: presentOptional(change.hhi),
    top1: presentOptional(change.top1),
    top5: presentOptional(change.top5),
  };
};

/** Concentration, exposure and change of one side; null where the year has nobody on it. */
export const presentSide = (
  { role, year, now, before }: SideRows,
  standings: Standings,
): ChainSide | null => {
  if (now.length === 0) return null;
  const [partners, earlier] = [now.filter(isOwn).map(toPartner), before.filter(isOwn).map(toPartner)];
  const [first] = now;
  const concentration = calculateConcentration(partners);
  return {
    role,
    partners: first?.own_total ?? 0,
    namedByOthers: (first?.total ?? 0) - (first?.own_total ?? 0),
    isCapped: first?.is_capped ?? false,
    counted: partners.length,
    concentration: concentration && presentConcentration(concentration),
    exposure: presentExposure(partners, standings),
    change: presentChange(year, earlier, partners, standings),
  };
};
