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
  setFilter(value: string): void;
  showNext(): void;
  showPrevious(): void;
  retry(): void;
}

interface Question {
  readonly part: SectionPart;
  readonly sort: SortOrder | undefined;
  readonly filter: string;
  /** The cursors of the pages gone through, the present one last. */
  readonly cursors: readonly string[];
}

const START: Question = { part: 'current', sort: undefined, filter: '', cursors: [] };

/** The records of a section, page after page; another part, order or filter begins anew. */
export const useSection = (
  companyId: number,
  dimension: string,
  filterField: string | undefined,
  isEnabled: boolean,
): SectionList => {
  const [question, setQuestion] = useState<Question>(START);
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
      ...(filter === '' || filterField === undefined ? {} : { filterField, filterValue: filter }),
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
    setPart: (to) => ask({ part: to, filter }),
    setSort: (to) => ask({ sort: to }),
    setFilter: (to) => ask({ filter: to }),
    showNext: () => next !== null && ask({ cursors: [...cursors, next] }),
    showPrevious: () => ask({ cursors: cursors.slice(0, -1) }),
    retry: () => void query.refetch(),
  };
};
