import { FAILURES } from '@mingjian/contract/wire';
import { ATTACHMENT_KINDS, MAX_ATTACHMENT_BYTES } from '@mingjian/domain/attachments';
import { useId, useState } from 'react';
import type { ChangeEvent } from 'react';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { Button, formatFigure } from '../../ui/index.ts';
import styles from './report-error.module.css';

const ACCEPTED = ATTACHMENT_KINDS.map((kind) => `.${kind}`).join(',');
const KILOBYTE = 1024;

/** One file as proof. Its size is told here; what it is, the server tells by its content. */
export const AttachmentField = ({
  file,
  onChange,
}: {
  readonly file: File | null;
  readonly onChange: (file: File | null) => void;
}) => {
  const { t } = useTranslation('error-reports');
  const pick = usePick();
  const id = useId();
  const [isTooLarge, setIsTooLarge] = useState(false);
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const chosen = event.target.files?.[0];
    event.target.value = '';
    if (!chosen) return;
    setIsTooLarge(chosen.size > MAX_ATTACHMENT_BYTES);
    onChange(chosen.size > MAX_ATTACHMENT_BYTES ? null : chosen);
  };
  return (
    <div className={styles['attachment']}>
      <label htmlFor={id} className={styles['label']}>
        {t('attachment')}
      </label>
      <input id={id} type="file" accept={ACCEPTED} aria-describedby={`${id}-note`} onChange={choose} />
      {file && (
        <p className={styles['file']}>
          <span>
            {file.name} · {formatFigure(file.size / KILOBYTE, 1)} kB
          </span>
          <Button kind="quiet" size="small" onClick={() => onChange(null)}>
            {t('removeFile')}
          </Button>
        </p>
      )}
      <p
        id={`${id}-note`}
        className={styles[isTooLarge ? 'fault' : 'note']}
        role={isTooLarge ? 'alert' : undefined}
      >
        {isTooLarge ? pick(FAILURES['attachment-is-too-large']) : t('attachmentHint')}
      </p>
    </div>
  );
};
