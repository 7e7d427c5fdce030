import type { SortColumn } from '../search-terms/index.ts';

/** Without one a list is in the order of relevance: fit to the keyword, popularity without a keyword. */
export interface SearchSort {
  readonly column: SortColumn;
  readonly isDescending: boolean;
}
