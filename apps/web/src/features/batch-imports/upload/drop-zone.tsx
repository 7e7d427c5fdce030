import { useId, useState } from 'react';
import type { ChangeEvent } from 'react';
import { useTranslation } from '../../../i18n/index.ts';
import styles from './upload.module.css';

export interface DropZoneProps {
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
}

/** A file field as large as the zone around it: what is dropped onto a file field is chosen in it. */
export const DropZone = ({ isBusy, onFile }: DropZoneProps) => {
  const { t } = useTranslation('batch-imports');
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    setIsOver(false);
    const file = event.target.files?.[0];
    if (file) onFile(file);
    // The same file, corrected, may be chosen again.
    event.target.value = '';
  };
  return (
    <label htmlFor={id} className={styles['zone']} data-over={isOver || undefined} aria-busy={isBusy}>
      <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden className={styles['arrow']}>
        <path d="M18 24V6M10 14l8-8 8 8M5 24v7h26v-7" />
      </svg>
      <span className={styles['call']}>{t(isBusy ? 'uploading' : 'drop')}</span>
      <span className={styles['kinds']}>{t('kinds')}</span>
      <input
        id={id}
        type="file"
        className={styles['file']}
        accept=".xlsx,.xls,.csv"
        disabled={isBusy}
        onChange={choose}
        onDragOver={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
      />
    </label>
  );
};
