import { hashFilter, maskFilter } from '@mingjian/domain/search';
import type { SearchFilters, TokenSet } from '@mingjian/domain/search';
import { VALUE_FILTERS } from '@mingjian/domain/search-terms';
import type { Matching, Restriction } from './matching.ts';

/** A condition on `company_search s`; `$1`, `$2` ... stand for the values. */
export interface Condition {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Which plan is good depends on the values: the statement is planned anew each time. */
  readonly isPlannedAnew: boolean;
}

/** Collects the values of a statement and gives each its place. */
type Bind = (value: unknown, type: string) => string;

/** Filters with one value are tokens and narrow what the token index finds; the others are read from its rows. */
const filterTokens = ({ values }: SearchFilters): TokenSet =>
  VALUE_FILTERS.flatMap((filter) => {
    const chosen = values[filter] ?? [];
    return chosen.length === 1 ? chosen.map((value) => hashFilter(filter, value)) : [];
  });

const listMasks = ({ values }: SearchFilters, bind: Bind): readonly string[] =>
  VALUE_FILTERS.flatMap((filter) => {
    const chosen = values[filter] ?? [];
    if (chosen.length < 2) return [];
    const mask = maskFilter(filter, chosen);
    return [`(s.facet_code & ${bind(mask.mask, 'bigint')}) = any(${bind(mask.values, 'bigint[]')})`];
  });

const listLimits = (filters: SearchFilters, bind: Bind): readonly string[] => {
  const limits: readonly (readonly [unknown, string, string])[] = [
    [filters.establishedFrom, 's.established_on >=', 'date'],
    [filters.establishedTo, 's.established_on <=', 'date'],
    [filters.capitalFrom, 's.capital >=', 'bigint'],
    [filters.capitalTo, 's.capital <=', 'bigint'],
  ];
  return limits
    .filter(([value]) => value !== undefined)
    .map(([value, comparison, type]) => `${comparison} ${bind(value, type)}`);
};

const listRatings = ({ ratingGrades }: SearchFilters, bind: Bind): readonly string[] =>
  ratingGrades
    ? [
        `exists (select 1 from company r where r.company_id = s.company_id
                 and r.rating_grade = any(${bind(ratingGrades, 'smallint[]')}))`,
      ]
    : [];

/** The first text behind all that begin so; codes are plain ASCII. */
const endOf = (begins: string): string =>
  begins.slice(0, -1) + String.fromCharCode(begins.charCodeAt(begins.length - 1) + 1);

const listRestrictions = (only: Restriction, bind: Bind): readonly string[] => [
  ...(only.codeBegins === undefined
    ? []
    : [
        `s.credit_code >= ${bind(only.codeBegins, 'text')}`,
        `s.credit_code < ${bind(endOf(only.codeBegins), 'text')}`,
      ]),
  ...(only.companyIds ? [`s.company_id = any(${bind(only.companyIds, 'bigint[]')})`] : []),
  ...(only.nameHolds === undefined ? [] : [`strpos(s.name, ${bind(only.nameHolds, 'text')}) > 0`]),
];

const listSets = (sets: readonly TokenSet[], all: TokenSet, bind: Bind): readonly string[] => {
  const contained = (sets.length === 0 ? [[]] : sets)
    .map((set) => [...set, ...all])
    .filter((set) => set.length > 0)
    .map((set) => `s.tokens @> ${bind(set, 'int4[]')}`);
  return contained.length === 0 ? [] : [`(${contained.join(' or ')})`];
};

/** The condition of a search; the token sets take the filters in, so that one index answers both. */
export const makeCondition = ({ sets, filters, only = {} }: Matching): Condition => {
  const values: unknown[] = [];
  const bind: Bind = (value, type) => `$${values.push(value)}::${type}`;
  const narrowing = [
    ...listMasks(filters, bind),
    ...listLimits(filters, bind),
    ...listRatings(filters, bind),
    ...listRestrictions(only, bind),
  ];
  const conditions = ['s.known_to is null', ...narrowing, ...listSets(sets, filterTokens(filters), bind)];
  return { text: conditions.join(' and '), values, isPlannedAnew: narrowing.length > 0 };
};

const names = new Map<string, string>();

/** A name under which a statement is prepared once a connection; one that is planned anew gets none. */
export const nameStatement = (
  kind: string,
  text: string,
  { isPlannedAnew }: Condition,
): { name?: string } => {
  if (isPlannedAnew) return {};
  const known = names.get(text) ?? `search-${kind}-${names.size}`;
  names.set(text, known);
  return { name: known };
};
