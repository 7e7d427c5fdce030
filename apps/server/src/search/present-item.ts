import type { SearchItem } from '@mingjian/contract/search';
import type { CompanyRow } from '@mingjian/database/companies';
import type { FoundCompany } from '@mingjian/database/search';
import { calculateYearsInBusiness } from '@mingjian/domain/companies';
import { getRatingClass, isGradeNumber } from '@mingjian/domain/ratings';
import type { WithheldColumn } from './withheld-columns.ts';

const presentRating = (row: CompanyRow): SearchItem['rating'] => {
  if (row.rating_status === null) return null;
  const grade = row.rating_grade;
  const found = grade !== null && isGradeNumber(grade) ? getRatingClass(grade) : undefined;
  return {
    status: row.rating_status,
    class: found?.name ?? null,
    symbol: found?.symbol ?? null,
    grade,
    pd: row.rating_pd,
    solvencyIndex: row.solvency_index,
  };
};

/** A list row for the wire; withheld columns are null. */
export const presentItem = (
  row: CompanyRow,
  found: FoundCompany,
  withheld: readonly WithheldColumn[],
  today: string,
): SearchItem => {
  const show = <T>(column: WithheldColumn, value: T): T | null => (withheld.includes(column) ? null : value);
  return {
    companyId: row.company_id,
    name: row.name,
    nameEn: row.name_en,
    creditCode: row.credit_code,
    stockCode: row.stock_code,
    matchedName: found.matchedName,
    matchReason: found.reason,
    status: row.status,
    type: row.company_type,
    nature: row.nature,
    establishedOn: row.established_on,
    yearsInBusiness: calculateYearsInBusiness(
      { establishedOn: row.established_on, endedOn: row.ended_on },
      today,
    ),
    registeredCapital: row.registered_capital,
    registeredCapitalCurrency: row.registered_capital_currency,
    province: row.province_code,
    city: row.city_code,
    industrySection: row.industry_section,
    industryDivision: row.industry_division,
    isListed: row.is_listed,
    isHighTech: row.is_high_tech,
    periodEnd: row.period_end,
    revenue: show('revenue', row.revenue),
    netEarning: show('netEarning', row.net_profit),
    ebitToRevenue: show('ebitToRevenue', row.ebit_to_revenue),
    totalAssets: show('totalAssets', row.total_assets),
    size: row.size_grade,
    sizeIsProvisional: row.size_is_provisional,
    rating: show('rating', presentRating(row)),
    isSynthetic: row.is_synthetic,
  };
};
