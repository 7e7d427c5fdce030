import { RATING_CLASSES } from '@mingjian/domain/ratings';
import {
  NATURE_VALUES,
  SIZE_VALUES,
  SORT_COLUMNS,
  STATUS_VALUES,
  VALUE_FILTERS,
} from '@mingjian/domain/search-terms';
import { z } from 'zod';

/** Several values of one filter are alternatives: `?status=active,revoked`, or the parameter repeated. */
const listOf = <T extends z.ZodType>(value: T) => z.preprocess(splitList, z.array(value).max(50).optional());

const splitList = (given: unknown): unknown => {
  if (typeof given === 'string') return given === '' ? undefined : given.split(',');
  return Array.isArray(given) ? given.flatMap(splitList) : given;
};

const DivisionCodeSchema = z.string().regex(/^\d{6}$/);
/** Whole yuan. */
const AmountSchema = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional();
const YearsSchema = z.coerce.number().int().min(0).max(500).optional();

export const RATING_NAMES = RATING_CLASSES.map((rating) => rating.name);

/** What the list can be narrowed to. Limits are inclusive. */
export const FiltersSchema = z.object({
  status: listOf(z.enum(STATUS_VALUES)),
  /** GB/T 2260, `440000` and `440300`. */
  province: listOf(DivisionCodeSchema),
  city: listOf(DivisionCodeSchema),
  /** GB/T 4754, `C` and `C39`. */
  section: listOf(z.string().regex(/^[A-T]$/)),
  division: listOf(z.string().regex(/^[A-T]\d{2}$/)),
  nature: listOf(z.enum(NATURE_VALUES)),
  size: listOf(z.enum(SIZE_VALUES)),
  listed: listOf(z.enum(['yes', 'no'])),
  highTech: listOf(z.enum(['yes', 'no'])),
  /** `3A1` .. `3A19`; needs the right to see ratings. */
  rating: listOf(z.enum(RATING_NAMES)),
  /** Registered capital in whole yuan; foreign currency at a rough rate. */
  capitalFrom: AmountSchema,
  capitalTo: AmountSchema,
  /** Completed years in business. */
  yearsFrom: YearsSchema,
  yearsTo: YearsSchema,
});
export type Filters = z.infer<typeof FiltersSchema>;

/** Filters whose values are counted beside the list. */
export const FACETS = [...VALUE_FILTERS, 'rating'] as const;
export type FacetName = (typeof FACETS)[number];

/** `relevance`: fit to the keyword, popularity without one; a column, or `-` and a column for the greatest first. */
export const SORTS = [
  'relevance',
  ...SORT_COLUMNS.flatMap((column) => [column, `-${column}` as const]),
] as const;
export type Sort = (typeof SORTS)[number];
