import { ErrorState, Loading } from '../../../ui/index.ts';
import { useProfile } from '../profile-context.ts';
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

/** All that is left of the modules on what a company is, so that nothing of the dictionary is missing. */
export const OverviewSections = () => {
  const { profile } = useProfile();
  const { query, sections } = useSections(profile.companyId);
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Loading rows={8} />;
  return (
    <div className={styles['sections']}>
      {OVERVIEW_MODULES.flatMap(({ dimensions }) => dimensions)
        .filter(({ key }) => !SHOWN_ABOVE.has(key))
        .map(({ key }) => {
          const section = sections.get(key);
          return section && <RecordSection key={key} section={section} />;
        })}
    </div>
  );
};
