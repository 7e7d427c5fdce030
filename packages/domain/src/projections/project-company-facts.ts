import { findCity, findProvince } from '../divisions/index.ts';
import { findSizeGrade } from '../industry/index.ts';
import { calculatePopularity } from '../search/index.ts';
import type { RecordVersion } from '../records/index.ts';
import { groupByPreference, pickFlag, pickInteger, pickText } from './prefer.ts';
import { findStatementKey } from './project-statements.ts';
import type { CompanyFacts } from './types.ts';

type Groups = ReadonlyMap<string, readonly RecordVersion[]>;

/** The dimensions that a list row is made of; other records do not touch it. */
export const COMPANY_DIMENSIONS: ReadonlySet<string> = new Set([
  'basic_registration',
  'identifiers_names',
  'contact_address',
  'industry_classification',
  'listing_profile',
  'certification_honour',
  'patent',
  'trademark',
  'financing_event',
  'balance_sheet',
  'income_statement',
]);

const nameFacts = (groups: Groups, partyName: string) => {
  const registration = groups.get('basic_registration');
  const names = groups.get('identifiers_names');
  const name = pickText(registration, 'company_name') ?? partyName;
  return {
    name,
    nameEn: pickText(names, 'english_name'),
    creditCode: pickText(names, 'unified_social_credit_code'),
    stockCode: pickText(names, 'stock_code') ?? pickText(groups.get('listing_profile'), 'a_share_code'),
    formerNames: distinctTexts(names, ['former_name', 'traditional_name']).filter(
      (former) => former !== name,
    ),
    shortNames: [
      ...distinctTexts(names, ['short_name', 'brand_name']),
      ...distinctTexts(groups.get('listing_profile'), ['security_short_name']),
    ],
  };
};

const distinctTexts = (
  group: readonly RecordVersion[] | undefined,
  fields: readonly string[],
): readonly string[] => {
  const texts = (group ?? []).flatMap(({ payload }) =>
    fields
      .map((field) => payload[field])
      .filter((value): value is string => typeof value === 'string' && value !== ''),
  );
  return [...new Set(texts)].toSorted();
};

const registrationFacts = (groups: Groups) => {
  const registration = groups.get('basic_registration');
  return {
    status: pickText(registration, 'registration_status'),
    companyType: pickText(registration, 'company_type'),
    nature: pickText(registration, 'ownership_nature'),
    legalRepresentative: pickText(registration, 'legal_representative'),
    establishedOn: pickText(registration, 'establishment_date'),
    endedOn: pickText(registration, 'deregistration_date') ?? pickText(registration, 'revocation_date'),
    registeredCapital: pickText(registration, 'registered_capital'),
    registeredCapitalCurrency: pickText(registration, 'registered_capital_currency'),
    paidInCapital: pickText(registration, 'paid_in_capital_registered'),
    employees: pickInteger(registration, 'insured_employees'),
  };
};

const ADDRESS_ORDER = ['registered', 'annual_report', 'operating', 'mailing'];

const addressRank = ({ payload }: Pick<RecordVersion, 'payload'>): number => {
  const type = payload['address_type'];
  const rank = typeof type === 'string' ? ADDRESS_ORDER.indexOf(type) : -1;
  return rank === -1 ? ADDRESS_ORDER.length : rank;
};

/** The registered address before the one of the annual report, then where it operates and gets its mail. */
export const compareAddresses = (
  a: Pick<RecordVersion, 'payload'>,
  b: Pick<RecordVersion, 'payload'>,
): number => addressRank(a) - addressRank(b);

const addressFacts = (groups: Groups) => {
  const addresses = groups.get('contact_address');
  const preferred = addresses?.toSorted(compareAddresses);
  const areaCode = pickText(preferred, 'area_code');
  return {
    provinceCode: (areaCode && findProvince(areaCode)?.code) ?? null,
    cityCode: (areaCode && findCity(areaCode)?.code) ?? null,
    address:
      pickText(preferred, 'address_text') ?? pickText(groups.get('basic_registration'), 'registered_address'),
    postalCode: pickText(preferred, 'postal_code'),
  };
};

const countOf = (group: readonly RecordVersion[] | undefined): number | null => group?.length ?? null;

const activityFacts = (groups: Groups) => {
  const industry = groups.get('industry_classification');
  const listing = groups.get('listing_profile')?.[0]?.payload;
  return {
    industrySection: pickText(industry, 'industry_section_code'),
    industryDivision: pickText(industry, 'industry_division_code'),
    industryClass: pickText(industry, 'industry_class_code'),
    isListed:
      pickFlag(groups.get('basic_registration'), 'is_listed') ??
      (listing ? (listing['delisting_date'] ?? null) === null : null),
    isHighTech: pickFlag(groups.get('certification_honour'), 'high_tech_certified'),
    patentCount: countOf(groups.get('patent')),
    trademarkCount: countOf(groups.get('trademark')),
    financingRounds: countOf(groups.get('financing_event')),
  };
};

/** Latest annual, consolidated statement; as first reported, since lists must not look ahead of their day. */
const latestStatement = (groups: Groups): ReadonlyMap<string, RecordVersion> => {
  const best = new Map<string, RecordVersion>();
  let latest = '';
  for (const dimension of ['income_statement', 'balance_sheet']) {
    for (const version of groups.get(dimension) ?? []) {
      const key = findStatementKey(version);
      if (!key || key.periodType !== 'annual' || key.scope !== 'consolidated') continue;
      if (key.series !== 'as-reported' || key.periodEnd < latest) continue;
      if (key.periodEnd > latest) best.clear();
      latest = key.periodEnd;
      if (!best.has(dimension)) best.set(dimension, version);
    }
  }
  return best;
};

const statementFacts = (groups: Groups) => {
  const statement = latestStatement(groups);
  const income = statement.get('income_statement');
  const balance = statement.get('balance_sheet');
  const incomeGroup = income && [income];
  const balanceGroup = balance && [balance];
  const anyPart = income ?? balance;
  const revenue =
    pickText(incomeGroup, 'operating_revenue') ?? pickText(incomeGroup, 'total_operating_revenue');
  const ebit = pickText(incomeGroup, 'ebit');
  return {
    periodEnd: anyPart ? (findStatementKey(anyPart)?.periodEnd ?? null) : null,
    revenue,
    netProfit: pickText(incomeGroup, 'net_profit'),
    ebit,
    ebitToRevenue:
      ebit !== null && revenue !== null && Number(revenue) > 0
        ? ((100 * Number(ebit)) / Number(revenue)).toFixed(6)
        : null,
    totalAssets: pickText(balanceGroup, 'total_assets'),
  };
};

/** The list row that the known records make; null when none of them is live. */
export const makeCompanyFacts = (known: readonly RecordVersion[], partyName: string): CompanyFacts | null => {
  const groups = groupByPreference(known);
  if (groups.size === 0) return null;
  const facts = {
    ...nameFacts(groups, partyName),
    ...registrationFacts(groups),
    ...addressFacts(groups),
    ...activityFacts(groups),
    ...statementFacts(groups),
  };
  const size = findSizeGrade({
    industryCode: facts.industryClass ?? facts.industryDivision ?? facts.industrySection,
    employees: facts.employees,
    revenueYuan: facts.revenue,
    totalAssetsYuan: facts.totalAssets,
  });
  return {
    ...facts,
    sizeGrade: size?.grade ?? null,
    sizeIsProvisional: size?.isProvisional ?? null,
    popularity: calculatePopularity(facts),
    isSynthetic: known.some((version) => version.isSynthetic),
  };
};
