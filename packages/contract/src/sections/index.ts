import { findDimensionRight } from '@mingjian/domain/companies';
import { DIMENSIONS } from '@mingjian/domain/dictionary';
import { z } from 'zod';
import { CoverageStateSchema, RecordViewSchema, SourceNameSchema } from '../companies/provenance.ts';
import { AS_AT_INPUTS, DaySchema, endpoint, IdSchema } from '../wire/index.ts';

/**
 * The parts of a section. `current`: held and true on the day; `historical`: ended, withdrawn, repaired; `namesakes`:
 * perhaps of another party of the same name, never counted.
 */
export const SECTION_PARTS = ['current', 'historical', 'namesakes'] as const;
export type SectionPart = (typeof SECTION_PARTS)[number];

export const SectionCountsSchema = z.object({
  current: z.number().int(),
  historical: z.number().int(),
  namesakes: z.number().int(),
});
export type SectionCounts = z.infer<typeof SectionCountsSchema>;

export const SectionStateSchema = z.object({
  dimension: z.string(),
  state: CoverageStateSchema,
  /** The last time a source gave this answer. */
  checkedAt: z.string().nullable(),
  /** Null where the section is withheld or computed by an engine that is not there yet. */
  counts: SectionCountsSchema.nullable(),
});
export type SectionState = z.infer<typeof SectionStateSchema>;

export const listSections = endpoint({
  method: 'GET',
  path: '/company/listSections',
  summary: 'All 65 dimensions of a company: how many records each has, or why it has none',
  input: z.object({ companyId: IdSchema, ...AS_AT_INPUTS }),
  output: z.object({ items: z.array(SectionStateSchema) }),
  right: 'company.profile',
  quota: 'online-report',
  rate: 'read',
  failures: ['company-does-not-exist'],
});

const DIMENSION_KEYS = DIMENSIONS.map((dimension) => dimension.key);
export const MAX_SECTION_PAGE = 50;
/** Longer sections are paged by date alone: another order would have to read all of it. */
export const LONGEST_SORTED = 5_000;

export const listSectionRecords = endpoint({
  method: 'GET',
  path: '/company/listSectionRecords',
  summary: 'The records of one dimension of a company, page after page, the newest first or by a field',
  input: z.object({
    companyId: IdSchema,
    dimension: z.enum(DIMENSION_KEYS),
    part: z.enum(SECTION_PARTS).default('current'),
    /** `next` of the page before; absent: the first page. */
    cursor: z.string().max(200).optional(),
    pageSize: z.coerce.number().int().min(1).max(MAX_SECTION_PAGE).default(20),
    /** A field of the dimension, or `-` and a field for the greatest first; absent: the newest first. */
    sort: z.string().max(80).optional(),
    /** A field of the dimension that must have, or for text hold, `filterValue`. */
    filterField: z.string().max(80).optional(),
    filterValue: z.string().trim().max(100).optional(),
    /** Days of the event, or of its publication. */
    from: DaySchema.optional(),
    to: DaySchema.optional(),
    ...AS_AT_INPUTS,
  }),
  output: z.object({
    dimension: z.string(),
    state: CoverageStateSchema,
    items: z.array(RecordViewSchema),
    /** Of the whole section, whatever is filtered. */
    counts: SectionCountsSchema,
    /** The cursor of the next page; null: this is the last. */
    next: z.string().nullable(),
    sources: z.array(SourceNameSchema),
  }),
  right: ({ dimension }) => findDimensionRight(dimension),
  rights: [...new Set(DIMENSION_KEYS.map((key) => findDimensionRight(key)))],
  quota: 'online-report',
  rate: 'read',
  failures: ['company-does-not-exist', 'section-too-long'],
});
