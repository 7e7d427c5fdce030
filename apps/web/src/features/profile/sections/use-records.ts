import { useState } from 'react';
import { SECTION_PAGE_SIZE, listRecords } from '@mingjian/contract/companies';
import type { RecordView, Section } from '@mingjian/contract/companies';
import type { CoverageState } from '@mingjian/domain/records';
import { useCall } from '../../../api/queries.ts';
import { useProfile } from '../profile-context.ts';
import { findSection } from '../profile-sections.ts';

export interface RecordList {
  readonly state: CoverageState;
  readonly checkedAt: string | null;
  readonly records: readonly RecordView[];
  readonly total: number;
  readonly page: number;
  readonly withHistory: boolean;
  readonly isLoading: boolean;
  readonly error: unknown;
  setPage(page: number): void;
  setWithHistory(withHistory: boolean): void;
}

const EMPTY: Section = { dimension: '', state: 'not_yet_fetched', checkedAt: null, total: 0, records: [] };

/** The records of a section: the first page is in the profile, the others and history are fetched when asked for. */
export const useRecords = (dimension: string): RecordList => {
  const { profile } = useProfile();
  const [page, setPage] = useState(1);
  const [withHistory, setWithHistory] = useState(false);
  const section = findSection(profile, dimension) ?? EMPTY;
  const isFirst = page === 1 && !withHistory;
  const query = useCall(
    listRecords,
    {
      companyId: profile.companyId,
      dimension,
      page,
      pageSize: SECTION_PAGE_SIZE,
      withHistory: String(withHistory),
    },
    { enabled: !isFirst, keepPrevious: true },
  );
  const shown = isFirst ? { items: section.records, total: section.total } : query.data;
  const total = shown?.total ?? section.total;
  return {
    state: section.state,
    checkedAt: section.checkedAt,
    records: shown?.items ?? section.records,
    total,
    page,
    withHistory,
    isLoading: !isFirst && query.isFetching,
    error: isFirst ? null : query.error,
    setPage,
    setWithHistory: (next) => {
      setPage(1);
      setWithHistory(next);
    },
  };
};
