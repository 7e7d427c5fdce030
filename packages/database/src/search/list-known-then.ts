import type { Database } from '../connection/index.ts';
import { companiesAsKnown } from '../records/index.ts';
import { ORDER_COLUMNS, writeOrder } from '../screening/index.ts';
import { makeRowCondition } from './condition.ts';
import { countFacetsOf } from './count-facets.ts';
import { countMatches } from './count-matches.ts';
import type { Matching } from './matching.ts';
import type { ScreenedList } from './list-screened.ts';
import type { CompanySearch } from './search-companies.ts';

/**
 * A page by filters as known on an earlier day. Packed columns hold the present alone, so that every row of the day is
 * read: some 0.5 us a company.
 */
export const listKnownThen = async (db: Database, search: CompanySearch): Promise<ScreenedList> => {
  const { filters, knownAt, sort, offset, limit, withFacets, frequencies } = search;
  const matching: Matching = { sets: [], filters, knownAt };
  const { source, text, values } = makeRowCondition(matching);
  const companies = `join ${companiesAsKnown(ORDER_COLUMNS, '$1')} c on c.company_id = s.company_id`;
  const at = values.length;
  const { rows } = await db.pool.query<{ company_id: number }>({
    text: `select s.company_id from ${source} ${sort ? companies : ''} where ${text}
           order by ${sort ? writeOrder(sort) : ''} s.tier, s.popularity desc, s.company_id
           offset $${at + 1} limit $${at + 2}`,
    values: [...values, offset, limit],
  });
  const counted = withFacets
    ? await countFacetsOf(db, matching, frequencies, false)
    : { ...(await countMatches(db, matching, frequencies)), facets: new Map() };
  return { ...counted, companyIds: rows.map((row) => row.company_id) };
};
