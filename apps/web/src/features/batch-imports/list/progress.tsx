import type { BatchImport } from '@mingjian/contract/batch-imports';
import { useTranslation } from '../../../i18n/index.ts';
import { formatCount } from '../../../ui/index.ts';
import styles from './list.module.css';

/** How far the matching has come; one may leave and come back. */
export const Progress = ({ list }: { readonly list: BatchImport }) => {
  const { t } = useTranslation('batch-imports');
  const { state, matchedCount, rowCount } = list;
  const words =
    state === 'matching'
      ? t('matching', { matched: formatCount(matchedCount), rows: formatCount(rowCount) })
      : t(`list_${state}`);
  return (
    <div className={styles['progress']}>
      <p role="status">{words}</p>
      <progress
        className={styles['bar']}
        aria-label={t('progress')}
        max={Math.max(1, rowCount)}
        {...(state === 'matching' ? { value: matchedCount } : {})}
      />
      <p className={styles['quiet']}>{t('mayLeave')}</p>
    </div>
  );
};
