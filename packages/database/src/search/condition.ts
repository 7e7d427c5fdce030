import { hashFilter } from '@mingjian/domain/search';
import { VALUE_FILTERS } from '@mingjian/domain/search-terms';
import type { SearchFilters, TokenSet } from '@mingjian/domain/search';

/** What is asked for without tokens: how the credit code begins, which companies, or what the name holds. */
export interface Restriction {
  readonly codeBegins?: string;
  readonly companyIds?: readonly number[];
  readonly nameHolds?: string;
}

/** Which search rows are meant: any of the token sets (none: no words were asked for), and all of the filters. */
export interface Matching {
  readonly sets: readonly TokenSet[];
  readonly filters: SearchFilters;
  readonly only?: Restriction;
}

/** A condition on `company_search s`; `$1`, `$2` ... stand for the values. */
export interface Condition {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Whether the token indexes can answer it. */
  readonly hasTokens: boolean;
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
export const makeCondition = ({ sets, filters, only = {} }: Matching): Condition => {
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
  if (only.codeBegins !== undefined) {
    conditions.push(`s.credit_code >= ${bind(only.codeBegins, 'text')}`);
    conditions.push(`s.credit_code < ${bind(endOf(only.codeBegins), 'text')}`);
  }
  if (only.companyIds) conditions.push(`s.company_id = any(${bind(only.companyIds, 'bigint[]')})`);
  if (only.nameHolds !== undefined) {
    conditions.push(`strpos(s.name, ${bind(only.nameHolds, 'text')}) > 0`);
  }
  if (filters.ratingGrades) {
    conditions.push(
      `exists (select 1 from company c where c.company_id = s.company_id
               and c.rating_grade = any(${bind(filters.ratingGrades, 'smallint[]')}))`,
    );
  }
  return {
    text: conditions.join(' and '),
    values,
    hasTokens: contained.length > 0 || any.length > 0,
    hasLimits: asked.length > 0 || filters.ratingGrades !== undefined || Object.keys(only).length > 0,
  };
};

/** The first text behind all that begin so; codes are plain ASCII. */
const endOf = (begins: string): string =>
  begins.slice(0, -1) + String.fromCharCode(begins.charCodeAt(begins.length - 1) + 1);

const names = new Map<string, string>();

/** A name under which a statement is prepared once a connection; statements whose plan depends on values get none. */
export const nameStatement = (kind: string, text: string, condition: Condition): { name?: string } => {
  if (condition.hasLimits) return {};
  const known = names.get(text) ?? `search-${kind}-${names.size}`;
  names.set(text, known);
  return { name: known };
};
