import type { CohortLine } from '@mingjian/contract/model-validation';
import { useTranslation } from '../../i18n/index.ts';
import { formatCount } from '../../ui/index.ts';
import styles from './synthetic-note.module.css';

/** Outcomes of an invented market are no evidence of anything: said before any figure. */
export const SyntheticNote = ({ cohorts }: { readonly cohorts: readonly CohortLine[] }) => {
  const { t } = useTranslation('model-validation');
  const cases = cohorts.reduce((sum, cohort) => sum + cohort.cases, 0);
  const synthetic = cohorts.reduce((sum, cohort) => sum + cohort.syntheticCases, 0);
  if (synthetic === 0) return null;
  return (
    <div className={styles['note']} role="note">
      <strong>
        {synthetic === cases
          ? t('allSynthetic', { cases: formatCount(cases) })
          : t('partlySynthetic', { synthetic: formatCount(synthetic), cases: formatCount(cases) })}
      </strong>
      <p>{t('syntheticText')}</p>
    </div>
  );
};
