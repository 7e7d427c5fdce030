import type { Facet, FacetName, searchCompanies } from '@mingjian/contract/search';
import type { OutputOf } from '@mingjian/contract/wire';
import { listCompanyRows } from '@mingjian/database/companies';
import { endOfDay } from '@mingjian/database/records';
import { searchCompanies as searchIn } from '@mingjian/database/search';
import type { SearchResult } from '@mingjian/database/search';
import { dayInChina } from '@mingjian/domain/calendar';
import { getRatingClass, isGradeNumber } from '@mingjian/domain/ratings';
import { knownDay } from '@mingjian/domain/records';
import { ApplicationFailure, readAsAt } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { presentItem } from './present-item.ts';
import { readFilters, readSort } from './read-filters.ts';
import { readTokenFrequencies } from './token-frequency-cache.ts';
import { listWithheldColumns, refuseWithheld } from './withheld-columns.ts';

type Output = OutputOf<typeof searchCompanies>;

const nameGrade = (grade: string): string => {
  const number = Number(grade);
  return isGradeNumber(number) ? getRatingClass(number).name : grade;
};

const presentFacets = (facets: SearchResult['facets']): Output['facets'] => {
  const named: Partial<Record<FacetName, Facet>> = {};
  for (const [name, { values, isCapped, isWithin }] of facets) {
    named[name] = {
      isCapped,
      isWithin,
      values: values.map(({ value, count }) => ({
        value: name === 'rating' ? nameGrade(value) : value,
        count,
      })),
    };
  }
  return named;
};

/** What ratings were on an earlier day is told for a page of companies, not for the market. */
const refuseRatingsThen = (input: Call<typeof searchCompanies>['input'], day: string | null): void => {
  if (day !== null && (input.rating || input.sort.endsWith('rating')))
    throw new ApplicationFailure('not-as-at');
};

/** A page of the company list. An empty list is an answer, not a failure. */
export const showCompanies = async (call: Call<typeof searchCompanies>): Promise<Output> => {
  const { db, session, input, clock } = call;
  const withheld = listWithheldColumns(session);
  await refuseWithheld(call, withheld);
  const now = clock();
  const asAt = readAsAt(input);
  const day = knownDay(asAt);
  refuseRatingsThen(input, day);
  const today = asAt?.day ?? dayInChina(now);
  const { page, pageSize, keyword, withFacets } = input;
  const { found, total, totalIsCapped, facets } = await searchIn(db, {
    keyword,
    filters: readFilters(input, today),
    sort: readSort(input.sort),
    offset: (page - 1) * pageSize,
    limit: pageSize,
    withFacets,
    withRatings: day === null && !withheld.includes('rating'),
    knownAt: day === null ? undefined : endOfDay(day),
    frequencies: await readTokenFrequencies(db, now),
  });
  const rows = await listCompanyRows(
    db,
    found.map(({ companyId }) => companyId),
    asAt,
  );
  const byId = new Map(found.map((company) => [company.companyId, company]));
  return {
    items: rows.flatMap((row) => {
      const company = byId.get(row.company_id);
      return company ? [presentItem(row, company, withheld, today)] : [];
    }),
    total,
    totalIsCapped,
    page,
    pageSize,
    facets: presentFacets(facets),
    withheld: [...withheld],
  };
};
