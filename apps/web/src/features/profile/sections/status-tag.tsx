import type { RecordView } from '@mingjian/contract/companies';
import { useTranslation } from '../../../i18n/index.ts';
import { formatDate } from '../../../ui/index.ts';
import styles from './plain-table.module.css';

/** Says when a record is anything but plainly current: disputed, corrected, ended. */
export const StatusTag = ({
  record,
  isEndShown = true,
}: {
  readonly record: RecordView;
  readonly isEndShown?: boolean;
}) => {
  const { t } = useTranslation('profile');
  const { validTo, isDisputed } = record.provenance;
  return (
    <>
      {isDisputed && record.status !== 'disputed' && (
        <span className={styles['tag']} data-tone="warning">
          {t('status_disputed')}
        </span>
      )}
      {record.status !== 'current' && (
        <span className={styles['tag']} data-tone={record.status === 'disputed' ? 'warning' : undefined}>
          {t(`status_${record.status}`)}
        </span>
      )}
      {validTo && isEndShown && (
        <span className={styles['tag']}>{t('endedOn', { day: formatDate(validTo) })}</span>
      )}
    </>
  );
};
