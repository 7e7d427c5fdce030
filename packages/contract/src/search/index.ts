import { MAX_KEYWORD_LENGTH } from '@mingjian/domain/search-terms';
import { z } from 'zod';
import { AS_AT_INPUTS, endpoint, PageInputSchema, pageOf } from '../wire/index.ts';
import { FACETS, FiltersSchema, SORTS } from './filters.ts';
import { SearchItemSchema, SuggestionSchema } from './item.ts';

export * from './filters.ts';
export * from './item.ts';

/** By word the best known thousand companies can be paged through; filters lead further. */
export const LAST_ROW = 10_000;

export const FacetSchema = z.object({
  values: z.array(z.object({ value: z.string(), count: z.number().int() })),
  /** The counts are those of the best known 10,000 companies. */
  isCapped: z.boolean(),
  /** Counted within the list, so that only chosen values stand in it: what others would bring is dear to count. */
  isWithin: z.boolean(),
});
export type Facet = z.infer<typeof FacetSchema>;

/** Columns of the list that the account may not see: their values are null, they cannot be filtered or sorted. */
export const WITHHELD_COLUMNS = ['revenue', 'netEarning', 'ebitToRevenue', 'totalAssets', 'rating'] as const;

export const searchCompanies = endpoint({
  method: 'GET',
  path: '/company/searchCompanies',
  summary:
    'Companies by Chinese or English name, pinyin, initials, code or former name, and by filters, with facet counts',
  input: PageInputSchema.extend({
    keyword: z.string().trim().max(MAX_KEYWORD_LENGTH).default(''),
    sort: z.enum(SORTS).default('relevance'),
    /** `false` spares the facets, which cost more than the list. */
    withFacets: z.stringbool().default(true),
    ...FiltersSchema.shape,
    ...AS_AT_INPUTS,
  }).refine(({ page, pageSize }) => (page - 1) * pageSize < LAST_ROW, {
    path: ['page'],
    message: `the list ends at row ${LAST_ROW}`,
  }),
  output: pageOf(SearchItemSchema).extend({
    facets: z.partialRecord(z.enum(FACETS), FacetSchema),
    withheld: z.array(z.enum(WITHHELD_COLUMNS)),
  }),
  right: 'company.search',
  rate: 'search',
  failures: ['not-as-at'],
});

export const MAX_SUGGESTIONS = 10;

export const suggestCompanies = endpoint({
  method: 'GET',
  path: '/company/suggestCompanies',
  summary: 'The ten companies that fit best what has been typed so far',
  input: z.object({
    keyword: z.string().trim().max(MAX_KEYWORD_LENGTH).default(''),
    ...AS_AT_INPUTS,
  }),
  output: z.object({ items: z.array(SuggestionSchema).max(MAX_SUGGESTIONS) }),
  right: 'company.search',
  rate: 'search',
  log: 'none',
});
