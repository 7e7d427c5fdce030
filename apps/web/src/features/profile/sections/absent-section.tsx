import { ABSENCE_EXPLANATIONS, ABSENCE_LABELS } from '@mingjian/domain/companies';
import { FAILURES } from '@mingjian/contract/wire';
import type { CoverageState } from '@mingjian/domain/records';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { formatDate } from '../../../ui/index.ts';
import styles from './absent-section.module.css';

/** What stands in a part without rows: the reason in words, and when the source was last asked. */
export const AbsentSection = ({
  state,
  checkedAt,
}: {
  readonly state: CoverageState;
  readonly checkedAt: string | null;
}) => {
  const { t } = useTranslation('profile');
  const pick = usePick();
  const reason = state === 'found' ? 'none_found' : state;
  return (
    <div className={styles['absent']}>
      <p className={styles['label']}>
        {pick(reason === 'withheld' ? FAILURES['feature-not-activated'] : ABSENCE_LABELS[reason])}
      </p>
      <p>
        {pick(ABSENCE_EXPLANATIONS[reason])}
        {checkedAt && ` ${t('lastChecked', { day: formatDate(checkedAt) })}`}
      </p>
    </div>
  );
};
