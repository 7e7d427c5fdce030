import { MAX_SUGGESTIONS } from '@mingjian/contract/search';
import type { suggestCompanies } from '@mingjian/contract/search';
import type { OutputOf } from '@mingjian/contract/wire';
import { listCompanyRows } from '@mingjian/database/companies';
import { endOfDay } from '@mingjian/database/records';
import { searchCompanies } from '@mingjian/database/search';
import type { FoundCompany } from '@mingjian/database/search';
import { NO_FILTERS } from '@mingjian/domain/search';
import { knownDay } from '@mingjian/domain/records';
import { readAsAt } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { readTokenFrequencies } from './token-frequency-cache.ts';

type Output = OutputOf<typeof suggestCompanies>;

/** What fits best so far; nothing for an empty box. */
export const showSuggestions = async ({
  db,
  input,
  clock,
}: Call<typeof suggestCompanies>): Promise<Output> => {
  if (input.keyword === '') return { items: [] };
  const asAt = readAsAt(input);
  const day = knownDay(asAt);
  const { found } = await searchCompanies(db, {
    keyword: input.keyword,
    filters: NO_FILTERS,
    offset: 0,
    limit: MAX_SUGGESTIONS,
    withFacets: false,
    withTotal: false,
    withRatings: false,
    knownAt: day === null ? undefined : endOfDay(day),
    frequencies: await readTokenFrequencies(db, clock()),
  });
  const rows = await listCompanyRows(
    db,
    found.map(({ companyId }) => companyId),
    asAt,
  );
  const byId = new Map(found.map((company): [number, FoundCompany] => [company.companyId, company]));
  return {
    items: rows.flatMap((row) => {
      const company = byId.get(row.company_id);
      if (!company?.reason || company.matchedName === null) return [];
      return [
        {
          companyId: row.company_id,
          name: row.name,
          nameEn: row.name_en,
          creditCode: row.credit_code,
          status: row.status,
          province: row.province_code,
          city: row.city_code,
          isSynthetic: row.is_synthetic,
          matchedName: company.matchedName,
          matchReason: company.reason,
        },
      ];
    }),
  };
};
