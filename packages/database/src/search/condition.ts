import { listFilterGroups, maskFilter } from '@mingjian/domain/search';
import type { FilterGroup, SearchFilters, TokenSet } from '@mingjian/domain/search';
import { VALUE_FILTERS } from '@mingjian/domain/search-terms';
import type { ValueFilter } from '@mingjian/domain/search-terms';
import { searchRowsAsKnown } from '../records/index.ts';
import type { Matching, Restriction } from './matching.ts';

/** A condition on `company_search s`; `$1`, `$2` ... stand for the values. */
export interface Condition {
  /** What rows are read from, under the name `s`. */
  readonly source: string;
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

const build = (
  { knownAt }: Pick<Matching, 'knownAt'>,
  list: (bind: Bind) => readonly string[],
  isPlannedAnew: boolean,
): Condition => {
  const values: unknown[] = knownAt === undefined ? [] : [knownAt];
  const bind: Bind = (value, type) => `$${values.push(value)}::${type}`;
  const conditions = [...(knownAt === undefined ? [CURRENT] : []), ...list(bind)];
  return {
    source: `${searchRowsAsKnown(knownAt === undefined ? undefined : '$1')} s`,
    text: conditions.length === 0 ? 'true' : conditions.join(' and '),
    values,
    isPlannedAnew: isPlannedAnew || knownAt !== undefined,
  };
};

const hasLimits = (filters: SearchFilters): boolean =>
  [filters.establishedFrom, filters.establishedTo, filters.capitalFrom, filters.capitalTo].some(
    (limit) => limit !== undefined,
  );

const listMasks = (filters: SearchFilters, read: readonly ValueFilter[], bind: Bind): readonly string[] =>
  read.flatMap((filter) => {
    const chosen = filters.values[filter] ?? [];
    if (chosen.length === 0) return [];
    const { mask, values } = maskFilter(filter, chosen);
    return [`(s.facet_code & ${bind(mask, 'bigint')}) = any(${bind(values, 'bigint[]')})`];
  });

/** Which filters the token index is asked for; the others are read from the rows it finds. */
export interface TokenPart {
  /** Each company carries all of these, beside those of the words. */
  readonly all: TokenSet;
  /** And one of each of these. */
  readonly any: readonly TokenSet[];
  readonly fromRows: readonly ValueFilter[];
}

/** One value of a filter is one token; several, and ranges, cost the index more than they are sometimes worth. */
export const splitFilters = (filters: SearchFilters, isWorth: (group: FilterGroup) => boolean): TokenPart => {
  const groups = listFilterGroups(filters);
  const single = groups.filter(({ tokens }) => tokens.length === 1);
  const several = groups.filter(({ tokens }) => tokens.length > 1);
  return {
    all: single.flatMap(({ tokens }) => tokens),
    any: several.filter(isWorth).map(({ tokens }) => tokens),
    fromRows: several
      .filter((group) => !isWorth(group))
      .flatMap(({ filter }) => VALUE_FILTERS.filter((one) => one === filter)),
  };
};

const listTokens = (sets: readonly TokenSet[], { all, any }: TokenPart, bind: Bind): readonly string[] => {
  const contained = (sets.length === 0 ? [[]] : sets)
    .map((set) => [...set, ...all])
    .filter((set) => set.length > 0)
    .map((set) => `s.tokens @> ${bind(set, 'int4[]')}`);
  return [
    ...(contained.length === 0 ? [] : [`(${contained.join(' or ')})`]),
    ...any.map((tokens) => `s.tokens && ${bind(tokens, 'int4[]')}`),
  ];
};

/** Everything as the token indexes answer it: each token set takes the filters in. */
export const makeTokenCondition = ({ sets, filters, knownAt }: Matching, part: TokenPart): Condition =>
  build(
    { knownAt },
    (bind) => [
      ...listTokens(sets, part, bind),
      ...listMasks(filters, part.fromRows, bind),
      ...listLimits(filters, bind),
      ...listRatings(filters, bind),
    ],
    hasLimits(filters) || filters.ratingGrades !== undefined,
  );

/** The filters alone, for token sets that are joined to them one by one. */
export const makeFilterCondition = (matching: Matching, part: TokenPart): Condition =>
  makeTokenCondition({ ...matching, sets: [] }, part);

/** Companies that are named or numbered; filters are read from their facet codes. */
export const makeRowCondition = ({ filters, only = {}, knownAt }: Matching): Condition =>
  build(
    { knownAt },
    (bind) => [
      ...listMasks(filters, VALUE_FILTERS, bind),
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
