import { VALUE_FILTERS } from '../search-terms/index.ts';
import type { ValueFilter } from '../search-terms/index.ts';
import { hashToken } from './hash-token.ts';

/** Facts of a company by which a list is filtered. Codes of GB/T 2260 and GB/T 4754; null: not known. */
export interface FilterFacts {
  readonly status: string | null;
  readonly provinceCode: string | null;
  readonly cityCode: string | null;
  readonly industrySection: string | null;
  readonly industryDivision: string | null;
  readonly nature: string | null;
  readonly sizeGrade: string | null;
  readonly isListed: boolean | null;
  readonly isHighTech: boolean | null;
}

export const hashFilter = (filter: ValueFilter, value: string): number =>
  hashToken('filter', `${filter}:${value}`);

const flag = (value: boolean | null): string | null => (value === null ? null : value ? 'yes' : 'no');

/** The value of each filter as text; null where the company has none. */
export const readFilterValues = (facts: FilterFacts): Readonly<Record<ValueFilter, string | null>> => ({
  status: facts.status,
  province: facts.provinceCode,
  city: facts.cityCode,
  section: facts.industrySection,
  division: facts.industryDivision,
  nature: facts.nature,
  size: facts.sizeGrade,
  listed: flag(facts.isListed),
  highTech: flag(facts.isHighTech),
});

/** Lower ends of the capital bands in yuan; a company carries the number of its band. */
const CAPITAL_BANDS = [1e5, 5e5, 1e6, 2e6, 5e6, 1e7, 2e7, 5e7, 1e8, 2e8, 5e8, 1e9, 1e10];

const bandOf = (yuan: number): number => CAPITAL_BANDS.findLastIndex((end) => yuan >= end) + 1;

export const hashCapitalBand = (band: number): number => hashToken('filter', `capital:${band}`);
export const hashFoundingYear = (year: number): number => hashToken('filter', `founded:${year}`);

/** Bands that a range of capital touches; the amounts themselves are compared as well. */
export const listCapitalBands = (from: number | undefined, to: number | undefined): readonly number[] => {
  const first = from === undefined ? 0 : bandOf(from);
  const last = to === undefined ? CAPITAL_BANDS.length : bandOf(to);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => hashCapitalBand(first + at));
};

const FIRST_YEAR = 1900;
const LAST_YEAR = 2099;
const yearOf = (day: string): number => Math.min(LAST_YEAR, Math.max(FIRST_YEAR, Number(day.slice(0, 4))));

/** Founding years that a range of days touches. */
export const listFoundingYears = (from: string | undefined, to: string | undefined): readonly number[] => {
  const first = from === undefined ? FIRST_YEAR : yearOf(from);
  const last = to === undefined ? LAST_YEAR : yearOf(to);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => hashFoundingYear(first + at));
};

/** Tokens of amounts and days, so that the token index narrows ranges too. */
export const addRangeTokens = (
  tokens: Set<number>,
  capital: number | null,
  establishedOn: string | null,
): void => {
  if (capital !== null) tokens.add(hashCapitalBand(bandOf(capital)));
  if (establishedOn !== null) tokens.add(hashFoundingYear(yearOf(establishedOn)));
};

export const addFilterTokens = (tokens: Set<number>, facts: FilterFacts): void => {
  const values = readFilterValues(facts);
  for (const filter of VALUE_FILTERS) {
    const value = values[filter];
    if (value !== null) tokens.add(hashFilter(filter, value));
  }
};

/** What a list is narrowed to. Values of one filter are alternatives, filters all hold; limits are inclusive. */
export interface SearchFilters {
  readonly values: Partial<Readonly<Record<ValueFilter, readonly string[]>>>;
  readonly establishedFrom?: string | undefined;
  readonly establishedTo?: string | undefined;
  /** Whole yuan. */
  readonly capitalFrom?: number | undefined;
  readonly capitalTo?: number | undefined;
  /** Grades 1 (best) to 19. */
  readonly ratingGrades?: readonly number[] | undefined;
}

export const NO_FILTERS: SearchFilters = { values: {} };

export const hasFilters = ({ values, ...limits }: SearchFilters): boolean =>
  Object.values(values).some((chosen) => chosen.length > 0) ||
  Object.values(limits).some((limit) => limit !== undefined);
