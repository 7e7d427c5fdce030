import { listAreas } from '@mingjian/domain/division-areas';
import type { City } from '@mingjian/domain/divisions';
import { fenOf, roundFen } from '../basis/amounts.ts';
import { dayOf } from '../basis/days.ts';
import type { Day } from '../basis/days.ts';
import type { Random } from '../basis/random.ts';
import { getIndustryProfile, pickIndustry } from '../words/industry-profiles.ts';
import type { IndustryProfile } from '../words/industry-profiles.ts';
import { pickCity } from '../words/regions.ts';
import type { Firm, Group, LegalForm, Nature } from './firm.ts';

const LISTED_SHARE = 0.015;
const LISTED_MEDIAN_YUAN = 1_600_000_000;
const DISCLOSING_SHARE = 0.335;

export interface FirmTraits {
  readonly city: City;
  readonly areaCode: string;
  readonly areaName: string;
  readonly industry: IndustryProfile;
  readonly nature: Nature;
  readonly form: LegalForm;
  readonly isListed: boolean;
  readonly discloses: boolean;
  readonly establishedOn: Day;
  readonly capital: number;
  readonly paidCapital: number;
  readonly scale: number;
  readonly employees: number;
  readonly insured: number;
}

/** Nature of a firm that stands alone. */
const drawNature = (roll: number): Nature =>
  roll < 0.9
    ? 'private'
    : roll < 0.925
      ? 'state'
      : roll < 0.95
        ? 'foreign'
        : roll < 0.97
          ? 'hk_mo_tw'
          : roll < 0.985
            ? 'joint'
            : 'collective';

const drawIndustry = (random: Random, group: Group | null, head: Firm | undefined, isHub: boolean) => {
  if (isHub) return getIndustryProfile('J67');
  if (group && !head && random.chance(0.45)) return getIndustryProfile(random.chance(0.6) ? 'L72' : 'J67');
  if (head && head.industry.kind !== 'finance' && random.chance(0.45)) return head.industry;
  return pickIndustry(random);
};

const drawForm = (random: Random, nature: Nature, isListed: boolean, inGroup: boolean): LegalForm => {
  if (isListed) return 'joint-stock';
  if (nature === 'collective') return 'collective';
  const roll = random.next();
  if (roll < 0.035) return 'joint-stock';
  if (!inGroup && nature === 'private' && roll < 0.06) return 'partnership';
  if (!inGroup && nature === 'private' && roll < 0.09) return 'sole';
  return 'limited';
};

const drawEstablishment = (random: Random, traits: { isOld: boolean; isListed: boolean }, asOf: Day): Day => {
  const meanAge = traits.isListed ? 9 : traits.isOld ? 13 : 8;
  const youngest = traits.isListed ? 10 : 0.1;
  const age = Math.min(youngest - meanAge * Math.log(1 - random.next()), 41);
  const earliest = dayOf(1984, 1, 1) + random.below(700);
  return Math.max(earliest, asOf - Math.round(age * 365.25));
};

/** Ordinary yearly revenue in yuan, log-normal about the median of the industry. */
const drawScale = (random: Random, industry: IndustryProfile, isListed: boolean, lift: number): number => {
  const spread = isListed ? 1.05 : 1.45;
  const median = isListed ? LISTED_MEDIAN_YUAN : industry.economics.medianRevenue * 1e6 * 0.55;
  const deviation = Math.max(-2.6, Math.min(3.2, random.normal()));
  return Math.max(60_000, median * Math.exp(spread * deviation + (isListed ? 0 : lift)));
};

const drawCapital = (random: Random, scale: number, establishedOn: Day, isListed: boolean) => {
  const wanted = isListed ? scale * random.range(0.15, 0.5) : scale * 0.22 * Math.exp(random.normal() * 0.9);
  const capital = Math.max(roundFen(fenOf(Math.max(wanted, 30_000)), random.chance(0.75) ? 1 : 3), 3_000_000);
  const roll = random.next();
  // Capital had to be paid in at once before March 2014.
  const isOld = establishedOn < dayOf(2014, 3, 1) || isListed;
  const paidShare =
    isOld || roll < 0.42 ? 1 : roll < 0.55 ? 0 : Math.round(random.range(0.05, 0.95) * 20) / 20;
  return { capital, paidCapital: Math.round((capital * paidShare) / 100) * 100 };
};

/** Everything about a firm except its name and codes. */
export const drawTraits = (
  random: Random,
  asOf: Day,
  group: Group | null,
  head: Firm | undefined,
  isHub: boolean,
): FirmTraits => {
  const isHead = group !== null && !head;
  const city = head && random.chance(0.5) ? head.city : pickCity(random);
  const areas = listAreas(city.code);
  const area = areas.length > 0 ? random.pick(areas) : undefined;
  const nature = group
    ? random.chance(0.94)
      ? group.nature
      : 'joint'
    : isHub
      ? 'state'
      : drawNature(random.next());
  const industry = drawIndustry(random, group, head, isHub);
  const isListed =
    !isHub && industry.kind !== 'finance' && random.chance(isHead ? LISTED_SHARE * 4 : LISTED_SHARE * 0.85);
  const form = isHub ? 'joint-stock' : drawForm(random, nature, isListed, group !== null);
  const establishedOn = drawEstablishment(random, { isOld: nature === 'state' || isHead, isListed }, asOf);
  const lift =
    (isHead || isHub ? 1.6 : group ? 0.4 : 0) + (nature === 'state' ? 0.7 : 0) - (form === 'sole' ? 1.4 : 0);
  const scale = drawScale(random, industry, isListed, lift);
  const employees = Math.max(
    1,
    Math.round((scale / industry.economics.revenuePerHead) * Math.exp(random.normal() * 0.45)),
  );
  const insured = random.chance(employees < 15 ? 0.3 : 0.02)
    ? 0
    : Math.round(employees * random.range(0.55, 1));
  const sizeBonus = Math.max(
    -0.2,
    Math.min(0.3, Math.log(scale / (industry.economics.medianRevenue * 0.55e6)) * 0.07),
  );
  return {
    city,
    areaCode: area?.code ?? city.code,
    areaName: area?.name ?? '',
    industry,
    nature,
    form,
    isListed,
    discloses:
      isListed || (form !== 'sole' && form !== 'partnership' && random.chance(DISCLOSING_SHARE + sizeBonus)),
    establishedOn,
    ...drawCapital(random, scale, establishedOn, isListed),
    scale,
    employees,
    insured,
  };
};
