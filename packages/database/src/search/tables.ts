import type { OtherNames } from '@mingjian/domain/search';

/** What search knows of a company while `known_from <= t < known_to`; the current row has no `known_to`. */
export interface CompanySearchColumns {
  company_id: number;
  known_from: string;
  known_to: string | null;
  popularity: number;
  tier: number;
  facet_code: number;
  established_on: string | null;
  capital: number | null;
  name: string;
  name_en: string | null;
  credit_code: string | null;
  other_names: OtherNames | null;
  tokens: readonly number[] | Int32Array;
}

export interface SearchTables {
  company_search: CompanySearchColumns;
  /** How many current rows carry a token; rare tokens are left out. */
  search_token_frequency: { token: number; frequency: number };
  /**
   * How many companies have a value of a filter, over all (`given` is empty) and over those with one value of
   * another (`status=active`). The filter `all` counts every company of the group.
   */
  search_facet_count: { given: string; filter: string; value: string; count: number };
}
