import { listSections } from '@mingjian/contract/sections';
import type { SectionState } from '@mingjian/contract/sections';
import { MODULES } from '@mingjian/domain/dictionary';
import type { DictionaryModule } from '@mingjian/domain/dictionary';
import { useCall } from '../../../api/queries.ts';

/** Modules of the screens: what a company is, and what it does, owes and is accused of. */
export const OVERVIEW_MODULES: readonly DictionaryModule[] = MODULES.filter(({ number }) => number <= 7);
export const BUSINESS_MODULES: readonly DictionaryModule[] = MODULES.filter(({ number }) => number >= 8);

/** The states and counts of all sections of a company, by dimension. */
export const useSections = (companyId: number) => {
  const query = useCall(listSections, { companyId });
  const sections = new Map<string, SectionState>(query.data?.items.map((item) => [item.dimension, item]));
  return { query, sections };
};

/** How many current records a section has; null where a number would say nothing. */
export const countCurrent = (section: SectionState | undefined): number | null => {
  const isAnswered = section?.state === 'found' || section?.state === 'none_found';
  return isAnswered ? (section.counts?.current ?? null) : null;
};
