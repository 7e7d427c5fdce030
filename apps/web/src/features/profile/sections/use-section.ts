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

export interface SectionOptions {
  /** The field that is looked through for a text. */
  readonly filter?: string | undefined;
  /** The field that is offered by value. */
  readonly choice?: string | undefined;
  /** The order that the section opens in; absent: its own. */
  readonly order?: SortOrder | undefined;
  readonly isEnabled?: boolean;
  /** The first page of what stands is known already and is not asked for. */
  readonly isFirstKnown?: boolean;
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
export const useSection = (companyId: number, dimension: string, options: SectionOptions): SectionList => {
  const [question, setQuestion] = useState<Question>({
    part: 'current',
    sort: options.order,
    filter: null,
    cursors: [],
  });
  const { part, sort, filter, cursors } = question;
  const cursor = cursors.at(-1);
  const isKnown =
    options.isFirstKnown === true && part === 'current' && cursors.length === 0 && !sort && !filter;
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
    { keepPrevious: true, enabled: (options.isEnabled ?? true) && !isKnown },
  );
  const ask = (change: Partial<Question>): void => setQuestion({ ...question, cursors: [], ...change });
  const next = isKnown ? null : (query.data?.next ?? null);
  return {
    data: isKnown ? undefined : query.data,
    error: isKnown ? null : query.error,
    isLoading: query.isFetching,
    part,
    sort,
    pagesBefore: cursors.length,
    hasNext: next !== null,
    setPart: (to) => ask({ part: to }),
    setSort: (to) => ask({ sort: to }),
    chosen: filter && filter.field === options.choice ? filter.value : '',
    choose: (to) => ask({ filter: filterOf(options.choice, to) }),
    setFilter: (to) => ask({ filter: filterOf(options.filter, to) }),
    showNext: () => next !== null && ask({ cursors: [...cursors, next] }),
    showPrevious: () => ask({ cursors: cursors.slice(0, -1) }),
    retry: () => void query.refetch(),
  };
};
