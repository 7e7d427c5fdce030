import { FACETS, SORTS } from '@mingjian/contract/search';
import type { FacetName, searchCompanies, Sort } from '@mingjian/contract/search';
import type { InputOf } from '@mingjian/contract/wire';

export const LIMITS = ['capitalFrom', 'capitalTo', 'yearsFrom', 'yearsTo'] as const;
export type LimitName = (typeof LIMITS)[number];

/** What the address says: everything of the list that the back button brings back. */
export interface SearchState {
  readonly keyword: string;
  readonly page: number;
  readonly pageSize: number;
  readonly sort: Sort;
  readonly chosen: Readonly<Partial<Record<FacetName, readonly string[]>>>;
  /** Whole yuan, whole years. */
  readonly limits: Readonly<Partial<Record<LimitName, number>>>;
}

/** By word the best known thousand are ranked; without a keyword ten thousand rows can be paged through. */
export const lastRow = (keyword: string): number => (keyword === '' ? 10_000 : 1_000);

const FIRST_PAGE = 1;
const PAGE_SIZE = 20;
const WHOLE = /^\d{1,15}$/;

const readWhole = (text: string | null): number | undefined =>
  text !== null && WHOLE.test(text) ? Number(text) : undefined;

const readList = (text: string | null): readonly string[] =>
  (text ?? '').split(',').filter((part) => part !== '');

/** Reads the address; what makes no sense in it is left out. */
export const readState = (params: URLSearchParams): SearchState => ({
  keyword: params.get('keyword')?.trim() ?? '',
  page: readWhole(params.get('page')) || FIRST_PAGE,
  pageSize: readWhole(params.get('pageSize')) || PAGE_SIZE,
  sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'relevance',
  chosen: Object.fromEntries(
    FACETS.map((name) => [name, readList(params.get(name))] as const).filter(
      ([, values]) => values.length > 0,
    ),
  ),
  limits: Object.fromEntries(
    LIMITS.flatMap((name) => {
      const limit = readWhole(params.get(name));
      return limit === undefined ? [] : [[name, limit] as const];
    }),
  ),
});

/** Writes the address, leaving out what is as it is from the start. */
export const writeState = (state: SearchState): URLSearchParams => {
  const params = new URLSearchParams();
  if (state.keyword !== '') params.set('keyword', state.keyword);
  for (const [name, values] of Object.entries(state.chosen))
    if (values.length > 0) params.set(name, values.join(','));
  for (const [name, limit] of Object.entries(state.limits)) params.set(name, String(limit));
  if (state.sort !== 'relevance') params.set('sort', state.sort);
  if (state.page !== FIRST_PAGE) params.set('page', String(state.page));
  if (state.pageSize !== PAGE_SIZE) params.set('pageSize', String(state.pageSize));
  return params;
};

/** Any other list than the present one begins with its first page. */
export const changeState = (state: SearchState, change: Partial<SearchState>): SearchState => ({
  ...state,
  page: FIRST_PAGE,
  ...change,
});

/** Chooses a value or takes it back; cities and industries go with the province or section they lie in. */
export const toggleValue = (state: SearchState, name: FacetName, value: string): SearchState => {
  const values = state.chosen[name] ?? [];
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  const inner = name === 'province' ? { city: [] } : name === 'section' ? { division: [] } : {};
  return changeState(state, { chosen: { ...state.chosen, ...inner, [name]: next } });
};

export const countFilters = ({ chosen, limits }: SearchState): number =>
  Object.values(chosen).reduce((count, values) => count + values.length, 0) +
  new Set(Object.keys(limits).map((name) => name.replace(/From|To/, ''))).size;

type Input = InputOf<typeof searchCompanies>;

const filtersOf = ({ keyword, chosen, limits }: SearchState): Input => ({ keyword, ...chosen, ...limits });

/** The rows: the facets come by a call of their own, so that neither paging nor sorting counts them again. */
/** What is left of a state where ratings can be neither filtered nor sorted. */
export const withoutRating = (state: SearchState): SearchState => {
  const { rating: _, ...chosen } = state.chosen;
  return { ...state, chosen, sort: state.sort.endsWith('rating') ? 'relevance' : state.sort };
};

export const rowsInput = (state: SearchState): Input => ({
  ...filtersOf(state),
  sort: state.sort,
  page: state.page,
  pageSize: state.pageSize,
  withFacets: 'false',
});

export const facetsInput = (state: SearchState): Input => ({ ...filtersOf(state), pageSize: 1 });
