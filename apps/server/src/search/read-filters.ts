import type { Filters, Sort } from '@mingjian/contract/search';
import { findClassByName } from '@mingjian/domain/ratings';
import type { SearchFilters, SearchSort } from '@mingjian/domain/search';
import { SORT_COLUMNS, VALUE_FILTERS } from '@mingjian/domain/search-terms';

/** The day so many years before; 29 February becomes the 28th. */
const yearsBefore = (day: string, years: number): string => {
  const year = String(Number(day.slice(0, 4)) - years).padStart(4, '0');
  return `${year}${day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)}`;
};

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Filters of the wire as the query takes them: years become days before `today`, classes become grades. */
export const readFilters = (filters: Filters, today: string): SearchFilters => ({
  values: Object.fromEntries(VALUE_FILTERS.map((filter) => [filter, filters[filter] ?? []])),
  establishedTo: filters.yearsFrom === undefined ? undefined : yearsBefore(today, filters.yearsFrom),
  establishedFrom:
    filters.yearsTo === undefined ? undefined : dayAfter(yearsBefore(today, filters.yearsTo + 1)),
  capitalFrom: filters.capitalFrom,
  capitalTo: filters.capitalTo,
  ratingGrades: filters.rating?.map((name) => findClassByName(name)?.grade ?? 0),
});

/** `-revenue`: by revenue, the greatest first; undefined for relevance. */
export const readSort = (sort: Sort): SearchSort | undefined => {
  const column = SORT_COLUMNS.find((name) => name === sort || `-${name}` === sort);
  return column && { column, isDescending: sort.startsWith('-') };
};
