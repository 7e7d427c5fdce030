import { useTranslation } from '../../i18n/index.ts';
import styles from './open-record.module.css';

export type OpenRecord = (recordId: number) => void;

/** The way from a figure or fact to the record that says it. */
export const OpenRecordButton = ({
  recordId,
  name,
  onOpenRecord,
}: {
  readonly recordId: number | null;
  /** What the record tells of, for a screen reader. */
  readonly name: string;
  readonly onOpenRecord: OpenRecord | undefined;
}) => {
  const { t } = useTranslation('rating');
  if (recordId === null) return <span className={styles['none']}>{t('noRecord')}</span>;
  if (!onOpenRecord) return <span className={styles['number']}>{recordId}</span>;
  return (
    <button
      type="button"
      className={styles['button']}
      onClick={() => onOpenRecord(recordId)}
      aria-label={t('openRecordOf', { name })}
    >
      {t('openRecord')}
    </button>
  );
};
