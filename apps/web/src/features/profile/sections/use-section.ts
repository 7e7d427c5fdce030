import { useState } from 'react';
import { listSectionRecords } from '@mingjian/contract/sections';
import type { SectionPart } from '@mingjian/contract/sections';
import type { OutputOf } from '@mingjian/contract/wire';
import { useCall } from '../../../api/queries.ts';
import type { SortOrder } from '../../../ui/index.ts';

export type SectionPageOf = OutputOf<typeof listSectionRecords>;

export interface SectionList {
  readonly data: SectionPageOf | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly part: SectionPart;
  readonly sort: SortOrder | undefined;
  /** Pages before this one. */
  readonly pagesBefore: number;
  readonly hasNext: boolean;
  setPart(part: SectionPart): void;
  setSort(sort: SortOrder | undefined): void;
  /** The value that the field of the choice must have; empty: any. */
  readonly chosen: string;
  /** Another value of the choice, or a text to look for: one at a time. */
  choose(value: string): void;
  setFilter(value: string): void;
  showNext(): void;
  showPrevious(): void;
  retry(): void;
}

export interface SectionFields {
  /** Looked through for a text. */
  readonly filter: string | undefined;
  /** Offered by value. */
  readonly choice: string | undefined;
}

interface Question {
  readonly part: SectionPart;
  readonly sort: SortOrder | undefined;
  readonly filter: { readonly field: string; readonly value: string } | null;
  /** The cursors of the pages gone through, the present one last. */
  readonly cursors: readonly string[];
}

const filterOf = (field: string | undefined, value: string): Question['filter'] =>
  field === undefined || value === '' ? null : { field, value };

/** The records of a section, page after page; another part, order or filter begins anew. */
export const useSection = (
  companyId: number,
  dimension: string,
  fields: SectionFields,
  order: SortOrder | undefined,
  isEnabled: boolean,
): SectionList => {
  const [question, setQuestion] = useState<Question>({
    part: 'current',
    sort: order,
    filter: null,
    cursors: [],
  });
  const { part, sort, filter, cursors } = question;
  const cursor = cursors.at(-1);
  const query = useCall(
    listSectionRecords,
    {
      companyId,
      dimension,
      part,
      ...(cursor === undefined ? {} : { cursor }),
      ...(sort ? { sort: `${sort.direction === 'desc' ? '-' : ''}${sort.key}` } : {}),
      ...(filter ? { filterField: filter.field, filterValue: filter.value } : {}),
    },
    { keepPrevious: true, enabled: isEnabled },
  );
  const ask = (change: Partial<Question>): void => setQuestion({ ...question, cursors: [], ...change });
  const next = query.data?.next ?? null;
  return {
    data: query.data,
    error: query.error,
    isLoading: query.isFetching,
    part,
    sort,
    pagesBefore: cursors.length,
    hasNext: next !== null,
    setPart: (to) => ask({ part: to }),
    setSort: (to) => ask({ sort: to }),
    chosen: filter && filter.field === fields.choice ? filter.value : '',
    choose: (to) => ask({ filter: filterOf(fields.choice, to) }),
    setFilter: (to) => ask({ filter: filterOf(fields.filter, to) }),
    showNext: () => next !== null && ask({ cursors: [...cursors, next] }),
    showPrevious: () => ask({ cursors: cursors.slice(0, -1) }),
    retry: () => void query.refetch(),
  };
};
