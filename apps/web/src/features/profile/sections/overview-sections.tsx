import type { SectionState } from '@mingjian/contract/sections';
import { findDimension } from '@mingjian/domain/dictionary';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { ErrorState, Loading, Section } from '../../../ui/index.ts';
import { useProfile } from '../profile-context.ts';
import { AnsweredWithout } from './answered-without.tsx';
import { RecordSection } from './record-section.tsx';
import { OVERVIEW_MODULES, useSections } from './use-sections.ts';
import styles from './overview-sections.module.css';

/** Dimensions that have a part of their own above. */
const SHOWN_ABOVE: ReadonlySet<string> = new Set([
  'basic_registration',
  'identifiers_names',
  'contact_address',
  'industry_classification',
  'change_record',
  'shareholder',
  'key_personnel',
]);

const hasRecords = ({ counts }: SectionState): boolean =>
  counts !== null && counts.current + counts.historical + counts.namesakes > 0;

/** The sections that have nothing to show, in one place. */
const WithoutRecords = ({ sections }: { readonly sections: readonly SectionState[] }) => {
  const { t } = useTranslation('profile');
  const pick = usePick();
  if (sections.length === 0) return null;
  return (
    <Section title={t('withoutRecords')} isFlush>
      <AnsweredWithout
        items={sections.map(({ dimension, state, checkedAt }) => {
          const named = findDimension(dimension);
          return { name: named ? pick({ en: named.en, cn: named.zh }) : dimension, state, checkedAt };
        })}
      />
    </Section>
  );
};

/** All that is left of the modules on what a company is, so that nothing of the dictionary is missing. */
export const OverviewSections = () => {
  const { profile } = useProfile();
  const { query, sections } = useSections(profile.companyId);
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Loading rows={8} />;
  const shown = OVERVIEW_MODULES.flatMap(({ dimensions }) => dimensions)
    .filter(({ key }) => !SHOWN_ABOVE.has(key))
    .flatMap(({ key }) => sections.get(key) ?? []);
  return (
    <div className={styles['sections']}>
      {shown.filter(hasRecords).map((section) => (
        <RecordSection key={section.dimension} section={section} />
      ))}
      <WithoutRecords sections={shown.filter((section) => !hasRecords(section))} />
    </div>
  );
};
