import { useTranslation } from '../../i18n/index.ts';
import styles from './open-record.module.css';

/** `knownFrom`: since when the version that went into the rating was known; a later one may say something else. */
export type OpenRecord = (recordId: number, knownFrom: string | null, field?: string) => void;

/** The way from a figure or fact to the record that says it. */
export const OpenRecordButton = ({
  recordId,
  knownFrom,
  field,
  name,
  onOpenRecord,
}: {
  readonly recordId: number | null;
  readonly knownFrom: string | null;
  /** The field of the record that is meant. */
  readonly field?: string;
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
      onClick={() => onOpenRecord(recordId, knownFrom, field)}
      aria-label={t('openRecordOf', { name })}
    >
      {t('openRecord')}
    </button>
  );
};
