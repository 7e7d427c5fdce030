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
