import type { Profile } from '@mingjian/contract/companies';
import type { CoverageState } from '@mingjian/domain/records';

/** The parts of the screen in their order; the key is the anchor. */
export const SECTION_KEYS = [
  'registration',
  'rating',
  'negative',
  'statements',
  'shareholders',
  'people',
  'changes',
  'identifiers',
  'contacts',
  'industry',
  'more',
  'quality',
] as const;
export type SectionKey = (typeof SECTION_KEYS)[number];

export const anchorOf = (key: SectionKey): string => `profile-${key}`;

const DIMENSIONS: Partial<Record<SectionKey, string>> = {
  shareholders: 'shareholder',
  people: 'key_personnel',
  changes: 'change_record',
};

export const findSection = (profile: Profile, dimension: string): Profile['sections'][number] | undefined =>
  profile.sections.find((section) => section.dimension === dimension);

/** Only a source that was asked makes a 0; a part that nobody asked for has no number. */
const isAnswered = (state: CoverageState): boolean => state === 'found' || state === 'none_found';

const countOfSection = (section: Profile['sections'][number] | undefined): number | null =>
  section && isAnswered(section.state) ? section.total : null;

/** How many things a part holds; null where a number says nothing. */
export const countOf = (profile: Profile, key: SectionKey): number | null => {
  const dimension = DIMENSIONS[key];
  if (dimension) return countOfSection(findSection(profile, dimension));
  if (key !== 'statements' || !isAnswered(profile.statementsState)) return null;
  return profile.statements.length;
};
