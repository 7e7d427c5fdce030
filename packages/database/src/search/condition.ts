import { hashFilter, VALUE_FILTERS } from '@mingjian/domain/search';
import type { SearchFilters, TokenSet } from '@mingjian/domain/search';

/** Which search rows are meant: any of the token sets (none: no words were asked for), and all of the filters. */
export interface Matching {
  readonly sets: readonly TokenSet[];
  readonly filters: SearchFilters;
}

/** A condition on `company_search s`; `$1`, `$2` ... stand for the values. */
export interface Condition {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Limits on amounts and days: the plan depends on their values, so the statement is not kept prepared. */
  readonly hasLimits: boolean;
}

const tokensOf = ({ values }: SearchFilters) => {
  const one: number[] = [];
  const any: number[][] = [];
  for (const filter of VALUE_FILTERS) {
    const tokens = (values[filter] ?? []).map((value) => hashFilter(filter, value));
    if (tokens.length === 1) one.push(...tokens);
    else if (tokens.length > 1) any.push(tokens);
  }
  return { one, any };
};

/** Builds the condition of a search. The token sets take the filters in, so that one index answers both. */
export const makeCondition = ({ sets, filters }: Matching): Condition => {
  const values: unknown[] = [];
  const bind = (value: unknown, type: string): string => `$${values.push(value)}::${type}`;
  const { one, any } = tokensOf(filters);
  const contained = (sets.length === 0 ? [[]] : sets)
    .map((set) => [...set, ...one])
    .filter((set) => set.length > 0)
    .map((set) => `s.tokens @> ${bind(set, 'int4[]')}`);
  const limits: readonly (readonly [unknown, string, string])[] = [
    [filters.establishedFrom, 's.established_on >=', 'date'],
    [filters.establishedTo, 's.established_on <=', 'date'],
    [filters.capitalFrom, 's.capital >=', 'bigint'],
    [filters.capitalTo, 's.capital <=', 'bigint'],
  ];
  const asked = limits.filter(([value]) => value !== undefined);
  const conditions = [
    's.known_to is null',
    ...(contained.length > 0 ? [`(${contained.join(' or ')})`] : []),
    ...any.map((tokens) => `s.tokens && ${bind(tokens, 'int4[]')}`),
    ...asked.map(([value, comparison, type]) => `${comparison} ${bind(value, type)}`),
  ];
  if (filters.ratingGrades) {
    conditions.push(
      `exists (select 1 from company c where c.company_id = s.company_id
               and c.rating_grade = any(${bind(filters.ratingGrades, 'smallint[]')}))`,
    );
  }
  return {
    text: conditions.join(' and '),
    values,
    hasLimits: asked.length > 0 || filters.ratingGrades !== undefined,
  };
};

const names = new Map<string, string>();

/** A name under which a statement is prepared once a connection; statements whose plan depends on values get none. */
export const nameStatement = (kind: string, text: string, condition: Condition): { name?: string } => {
  if (condition.hasLimits) return {};
  const known = names.get(text) ?? `search-${kind}-${names.size}`;
  names.set(text, known);
  return { name: known };
};
