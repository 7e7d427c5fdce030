import type { CompanyFacts, CompanyProjection, Interval } from '@mingjian/domain/projections';
import type { CompanyColumns, RecordTables } from './tables.ts';

export type { CompanyColumns } from './tables.ts';

export const COMPANY_COLUMNS = [
  'company_id',
  'known_from',
  'known_to',
  'name',
  'name_en',
  'credit_code',
  'stock_code',
  'status',
  'company_type',
  'nature',
  'legal_representative',
  'established_on',
  'ended_on',
  'registered_capital',
  'registered_capital_currency',
  'paid_in_capital',
  'employees',
  'province_code',
  'city_code',
  'address',
  'postal_code',
  'industry_section',
  'industry_division',
  'industry_class',
  'is_listed',
  'is_high_tech',
  'patent_count',
  'trademark_count',
  'financing_rounds',
  'size_grade',
  'size_is_provisional',
  'period_end',
  'revenue',
  'net_profit',
  'ebit',
  'ebit_to_revenue',
  'total_assets',
  'popularity',
  'is_synthetic',
] as const satisfies readonly (keyof CompanyColumns)[];

export const toCompanyRow = (
  companyId: number,
  { knownFrom, knownTo, value }: Interval<CompanyFacts>,
): CompanyColumns => ({
  company_id: companyId,
  known_from: knownFrom,
  known_to: knownTo,
  name: value.name,
  name_en: value.nameEn,
  credit_code: value.creditCode,
  stock_code: value.stockCode,
  status: value.status,
  company_type: value.companyType,
  nature: value.nature,
  legal_representative: value.legalRepresentative,
  established_on: value.establishedOn,
  ended_on: value.endedOn,
  registered_capital: value.registeredCapital,
  registered_capital_currency: value.registeredCapitalCurrency,
  paid_in_capital: value.paidInCapital,
  employees: value.employees,
  province_code: value.provinceCode,
  city_code: value.cityCode,
  address: value.address,
  postal_code: value.postalCode,
  industry_section: value.industrySection,
  industry_division: value.industryDivision,
  industry_class: value.industryClass,
  is_listed: value.isListed,
  is_high_tech: value.isHighTech,
  patent_count: value.patentCount,
  trademark_count: value.trademarkCount,
  financing_rounds: value.financingRounds,
  size_grade: value.sizeGrade,
  size_is_provisional: value.sizeIsProvisional,
  period_end: value.periodEnd,
  revenue: value.revenue,
  net_profit: value.netProfit,
  ebit: value.ebit,
  ebit_to_revenue: value.ebitToRevenue,
  total_assets: value.totalAssets,
  popularity: value.popularity,
  is_synthetic: value.isSynthetic,
});

export const STATEMENT_COLUMNS = [
  'company_id',
  'period_end',
  'period_type',
  'series',
  'scope',
  'known_from',
  'known_to',
  'items',
  'origins',
  'is_audited',
  'audit_opinion',
  'is_synthetic',
] as const satisfies readonly (keyof RecordTables['statement'])[];

export const toStatementRows = (
  companyId: number,
  { statements }: CompanyProjection,
): RecordTables['statement'][] =>
  statements.flatMap(({ periodEnd, periodType, series, scope, timeline }) =>
    timeline.map(({ knownFrom, knownTo, value }) => ({
      company_id: companyId,
      period_end: periodEnd,
      period_type: periodType,
      series,
      scope,
      known_from: knownFrom,
      known_to: knownTo,
      items: value.items as Record<string, string>,
      origins: value.origins,
      is_audited: value.isAudited,
      audit_opinion: value.auditOpinion,
      is_synthetic: value.isSynthetic,
    })),
  );

const EDGE_COLUMNS = [
  'record_id',
  'known_from',
  'known_to',
  'valid_from',
  'valid_to',
  'holding_percent',
  'holding_low',
  'holding_high',
  'vote_percent',
  'subscribed_amount',
  'paid_amount',
  'holder_type',
  'holder_name',
] as const satisfies readonly (keyof RecordTables['shareholding_by_owned'])[];

export const BY_OWNED_COLUMNS = ['company_id', 'holder_id', ...EDGE_COLUMNS] as const;
export const BY_HOLDER_COLUMNS = ['company_id', 'owned_id', ...EDGE_COLUMNS] as const;

export type OwnedRow = RecordTables['shareholding_by_owned'];
export type HolderRow = RecordTables['shareholding_by_holder'];

/** The edges into a company; `toHolderRow` gives the same edge from the holder's side. */
export const toOwnedRows = (companyId: number, { shareholdings }: CompanyProjection): OwnedRow[] =>
  shareholdings.flatMap(({ recordId, timeline }) =>
    timeline.map(({ knownFrom, knownTo, value }) => ({
      company_id: companyId,
      holder_id: value.holderId,
      record_id: recordId,
      known_from: knownFrom,
      known_to: knownTo,
      valid_from: value.validFrom,
      valid_to: value.validTo,
      holding_percent: value.holdingPercent,
      holding_low: value.holdingLow,
      holding_high: value.holdingHigh,
      vote_percent: value.votePercent,
      subscribed_amount: value.subscribedAmount,
      paid_amount: value.paidAmount,
      holder_type: value.holderType,
      holder_name: value.holderName,
    })),
  );

export const toHolderRow = ({ company_id, holder_id, ...edge }: OwnedRow): HolderRow => ({
  company_id: holder_id,
  owned_id: company_id,
  ...edge,
});
