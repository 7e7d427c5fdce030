import type { RecordView, Section } from '@mingjian/contract/companies';
import type { SectionCounts } from '@mingjian/contract/sections';
import type { CoverageState } from '@mingjian/domain/records';
import { useProfile } from '../profile-context.ts';
import { findSection } from '../profile-sections.ts';
import { useSection } from './use-section.ts';
import type { SectionList } from './use-section.ts';
import { useSections } from './use-sections.ts';

export interface RecordList extends SectionList {
  readonly state: CoverageState;
  readonly checkedAt: string | null;
  readonly records: readonly RecordView[];
  readonly counts: SectionCounts;
}

const EMPTY: Section = { dimension: '', state: 'not_yet_fetched', checkedAt: null, total: 0, records: [] };

/**
 * The records of a section that is part of the profile: what stands is in the profile as long as it is short; history,
 * possible namesakes and long sections are asked for.
 */
export const useRecords = (dimension: string): RecordList => {
  const { profile } = useProfile();
  const { sections } = useSections(profile.companyId);
  const section = findSection(profile, dimension) ?? EMPTY;
  const isFirstKnown = section.total <= section.records.length;
  const list = useSection(profile.companyId, dimension, { isFirstKnown });
  const known = sections.get(dimension)?.counts ?? { current: section.total, historical: 0, namesakes: 0 };
  return {
    ...list,
    state: section.state,
    checkedAt: section.checkedAt,
    records: list.data?.items ?? (list.part === 'current' ? section.records : []),
    counts: list.data?.counts ?? known,
  };
};
