import { hashFilter, listCapitalBands, listFoundingYears, maskFilter } from '@mingjian/domain/search';
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
export type Bind = (value: unknown, type: string) => string;

const CURRENT = 's.known_to is null';

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

/** The first text behind all that begin so; codes are plain ASCII. */
const endOf = (begins: string): string =>
  begins.slice(0, -1) + String.fromCharCode(begins.charCodeAt(begins.length - 1) + 1);

const listRatings = ({ ratingGrades }: SearchFilters, bind: Bind): readonly string[] =>
  ratingGrades
    ? [
        `exists (select 1 from company r where r.company_id = s.company_id
                 and r.rating_grade = any(${bind(ratingGrades, 'smallint[]')}))`,
      ]
    : [];

const build = (list: (bind: Bind) => readonly string[], isPlannedAnew: boolean): Condition => {
  const values: unknown[] = [];
  const bind: Bind = (value, type) => `$${values.push(value)}::${type}`;
  return { text: [CURRENT, ...list(bind)].join(' and '), values, isPlannedAnew };
};

const hasLimits = (filters: SearchFilters): boolean =>
  [filters.establishedFrom, filters.establishedTo, filters.capitalFrom, filters.capitalTo].some(
    (limit) => limit !== undefined,
  );

/** Tokens that a company must all carry, and lists of which it must carry one. */
export const listFilterTokens = (filters: SearchFilters) => {
  const { values, capitalFrom, capitalTo, establishedFrom, establishedTo } = filters;
  const chosen = VALUE_FILTERS.map((filter) =>
    (values[filter] ?? []).map((value) => hashFilter(filter, value)),
  ).filter((tokens) => tokens.length > 0);
  const ranges = [
    ...(capitalFrom === undefined && capitalTo === undefined
      ? []
      : [listCapitalBands(capitalFrom, capitalTo)]),
    ...(establishedFrom === undefined && establishedTo === undefined
      ? []
      : [listFoundingYears(establishedFrom, establishedTo)]),
  ];
  return {
    all: chosen.filter(({ length }) => length === 1).flat(),
    any: [...chosen.filter(({ length }) => length > 1), ...ranges],
  };
};

/** Filters as tokens, without the words: what each token set of a search is joined with. */
export const makeFilterCondition = (filters: SearchFilters, ownTokens = true): Condition => {
  const { all, any } = listFilterTokens(filters);
  return build(
    (bind) => [
      ...(ownTokens && all.length > 0 ? [`s.tokens @> ${bind(all, 'int4[]')}`] : []),
      ...any.map((tokens) => `s.tokens && ${bind(tokens, 'int4[]')}`),
      ...listLimits(filters, bind),
      ...listRatings(filters, bind),
    ],
    hasLimits(filters) || filters.ratingGrades !== undefined,
  );
};

const containAny = (sets: readonly TokenSet[], all: TokenSet, bind: Bind): readonly string[] => {
  const contained = (sets.length === 0 ? [[]] : sets)
    .map((set) => [...set, ...all])
    .filter((set) => set.length > 0)
    .map((set) => `s.tokens @> ${bind(set, 'int4[]')}`);
  return contained.length === 0 ? [] : [`(${contained.join(' or ')})`];
};

/** Everything as the token indexes answer it: each token set takes the filters in. */
export const makeTokenCondition = ({ sets, filters, only = {} }: Matching): Condition => {
  const { all, any } = listFilterTokens(filters);
  return build(
    (bind) => [
      ...containAny(sets, all, bind),
      ...any.map((tokens) => `s.tokens && ${bind(tokens, 'int4[]')}`),
      ...listLimits(filters, bind),
      ...listRestrictions(only, bind),
      ...listRatings(filters, bind),
    ],
    hasLimits(filters) || filters.ratingGrades !== undefined || Object.keys(only).length > 0,
  );
};

/** Everything as the popularity index answers it by itself: filters are read from the facet code. */
export const makeWalkCondition = ({ filters, only = {} }: Matching): Condition =>
  build(
    (bind) => [
      ...VALUE_FILTERS.flatMap((filter) => {
        const chosen = filters.values[filter] ?? [];
        if (chosen.length === 0) return [];
        const { mask, values } = maskFilter(filter, chosen);
        return [`(s.facet_code & ${bind(mask, 'bigint')}) = any(${bind(values, 'bigint[]')})`];
      }),
      ...listLimits(filters, bind),
      ...listRestrictions(only, bind),
      ...listRatings(filters, bind),
    ],
    true,
  );

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
