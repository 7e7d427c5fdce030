import { roughCapitalYuan } from './capital-band.ts';
import { packFacets } from './facet-code.ts';
import { addFilterTokens, addRangeTokens } from './filters.ts';
import type { FilterFacts } from './filters.ts';
import { addChineseName, addStockCode, addEnglishName } from './name-tokens.ts';
import { parseName } from './parse-name.ts';
import { findTier } from './popularity.ts';
import { hasHan } from './fold-name.ts';

/** What search knows of a company; the projected facts of a company fit it. */
export interface SearchFacts extends FilterFacts {
  readonly name: string;
  readonly nameEn: string | null;
  readonly formerNames: readonly string[];
  readonly shortNames: readonly string[];
  readonly creditCode: string | null;
  readonly stockCode: string | null;
  readonly establishedOn: string | null;
  readonly registeredCapital: string | null;
  readonly registeredCapitalCurrency: string | null;
  readonly popularity: number;
}

export interface OtherNames {
  readonly former: readonly string[];
  readonly short: readonly string[];
}

/** Columns of `company_search` but the keys and the two clocks; `tokens` are distinct and ascending. */
export interface SearchDocument {
  readonly popularity: number;
  /** The tier for a company that has none yet; the present tier of an existing one stands. */
  readonly tier: number;
  readonly facet_code: number;
  readonly established_on: string | null;
  /** Whole yuan, foreign currency at a rough rate. */
  readonly capital: number | null;
  readonly name: string;
  readonly name_en: string | null;
  readonly credit_code: string | null;
  readonly other_names: OtherNames | null;
  readonly tokens: Int32Array;
}

/** Columns in the order of the table, keys and clocks first. */
export const SEARCH_COLUMNS = [
  'company_id',
  'known_from',
  'known_to',
  'popularity',
  'tier',
  'facet_code',
  'established_on',
  'capital',
  'name',
  'name_en',
  'credit_code',
  'other_names',
  'tokens',
] as const;

const addName = (tokens: Set<number>, name: string): void => {
  if (hasHan(name)) addChineseName(tokens, parseName(name));
  else addEnglishName(tokens, name);
};

/** The search row of a company. Pure: the same facts give the same row. About 20 us a company. */
export const makeSearchDocument = (facts: SearchFacts): SearchDocument => {
  const tokens = new Set<number>();
  addChineseName(tokens, parseName(facts.name));
  if (!hasHan(facts.name)) addEnglishName(tokens, facts.name);
  if (facts.nameEn !== null) addEnglishName(tokens, facts.nameEn);
  for (const name of facts.formerNames) addName(tokens, name);
  for (const name of facts.shortNames) addName(tokens, name);
  if (facts.stockCode !== null) addStockCode(tokens, facts.stockCode);
  const capital = roughCapitalYuan(facts.registeredCapital, facts.registeredCapitalCurrency);
  addFilterTokens(tokens, facts);
  addRangeTokens(tokens, capital, facts.establishedOn);
  const hasOtherNames = facts.formerNames.length + facts.shortNames.length > 0;
  return {
    popularity: facts.popularity,
    tier: findTier(facts.popularity),
    facet_code: packFacets(facts),
    established_on: facts.establishedOn,
    capital,
    name: facts.name,
    name_en: facts.nameEn,
    credit_code: facts.creditCode,
    other_names: hasOtherNames ? { former: facts.formerNames, short: facts.shortNames } : null,
    tokens: Int32Array.from(tokens).sort(),
  };
};
