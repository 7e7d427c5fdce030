import { downloadTemplate, listBatchImports, submitBatchImport } from '@mingjian/contract/batch-imports';
import { FAILURES } from '@mingjian/contract/wire';
import { KEPT_DAYS, MAX_FILE_BYTES, MAX_ROWS } from '@mingjian/domain/batch-imports';
import { useState } from 'react';
import { sentenceOf } from '../../../api/call-failure.ts';
import type { Sentence } from '../../../api/call-failure.ts';
import { useChange } from '../../../api/queries.ts';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { DownloadButton, formatCount, Section } from '../../../ui/index.ts';
import { DropZone } from './drop-zone.tsx';
import styles from './upload.module.css';

/** The place to drop a file, the template, and what is wrong with a file that was refused. */
export const Upload = ({ onUploaded }: { readonly onUploaded: (batchImportId: number) => void }) => {
  const { t } = useTranslation('batch-imports');
  const pick = usePick();
  const submit = useChange(submitBatchImport, [listBatchImports]);
  const [refusal, setRefusal] = useState<Sentence | null>(null);
  const send = (file: File): void => {
    setRefusal(null);
    if (file.size > MAX_FILE_BYTES) return setRefusal(FAILURES['file-is-too-large']);
    submit.mutate(
      { file },
      {
        onSuccess: ({ batchImportId }) => onUploaded(batchImportId),
        onError: (error) => setRefusal(sentenceOf(error)),
      },
    );
  };
  return (
    <Section
      title={t('newList')}
      actions={<DownloadButton endpoint={downloadTemplate} input={{}} label={t('template')} />}
    >
      <DropZone isBusy={submit.isPending} onFile={send} />
      {refusal && (
        <p className={styles['refusal']} role="alert">
          {pick(refusal)}
        </p>
      )}
      <ul className={styles['notes']}>
        <li>{t('noteColumns')}</li>
        <li>{t('noteText')}</li>
        <li>{t('noteLimits', { rows: formatCount(MAX_ROWS), days: KEPT_DAYS })}</li>
      </ul>
    </Section>
  );
};
