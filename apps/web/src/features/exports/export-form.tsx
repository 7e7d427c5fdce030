import { useState } from 'react';
import { listExports, submitExport } from '@mingjian/contract/exports';
import type { ExportAllowance } from '@mingjian/contract/exports';
import { EXPORT_FORMATS, MAX_EXPORTED } from '@mingjian/domain/exports';
import type { ExportFormat } from '@mingjian/domain/exports';
import { sentenceOf } from '../../api/call-failure.ts';
import { useChange } from '../../api/queries.ts';
import { useAsAt } from '../../api/session/index.ts';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { Button, formatCount, TextField } from '../../ui/index.ts';
import { FieldChooser } from './field-chooser.tsx';
import { loadFields, storeFields } from './remembered-fields.ts';
import styles from './export-dialog.module.css';

interface ExportFormProps {
  readonly companyIds: readonly number[];
  readonly suggestedName: string;
  readonly allowance: { readonly perDay: ExportAllowance; readonly perYear: ExportAllowance } | undefined;
}

const Allowance = ({ allowance }: Pick<ExportFormProps, 'allowance'>) => {
  const { t } = useTranslation('exports');
  if (!allowance) return null;
  const words = ({ total, left }: ExportAllowance) => ({
    total: formatCount(total ?? 0),
    left: formatCount(left ?? 0),
  });
  const { perDay, perYear } = allowance;
  return (
    <p className={styles['note']}>
      {perDay.total === null ? t('noDailyLimit') : t('leftToday', words(perDay))}{' '}
      {perYear.total === null ? t('noYearlyLimit') : t('leftThisYear', words(perYear))}
    </p>
  );
};

/** Orders an export; the list below shows how far it is. */
export const ExportForm = ({ companyIds, suggestedName, allowance }: ExportFormProps) => {
  const { t } = useTranslation('exports');
  const pick = usePick();
  const { asAt, clock = 'known' } = useAsAt();
  const [fileName, setFileName] = useState(suggestedName);
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const [fields, setFields] = useState<ReadonlySet<string>>(() => loadFields());
  const submit = useChange(submitExport, [listExports]);
  const chosen = companyIds.slice(0, MAX_EXPORTED);
  const order = (): void => {
    storeFields(fields);
    submit.mutate({
      fileName,
      format,
      companyIds: [...chosen],
      fields: [...fields],
      ...(asAt === undefined ? {} : { day: asAt, clock }),
    });
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        order();
      }}
    >
      <p className={styles['subject']}>
        <strong>{t('companies', { count: chosen.length, shown: formatCount(chosen.length) })}</strong>{' '}
        {asAt === undefined ? t('ofToday') : t(`ofDay_${clock}`, { day: asAt })}
      </p>
      <TextField
        label={t('fileName')}
        required
        value={fileName}
        maxLength={100}
        onChange={({ target }) => setFileName(target.value)}
      />
      <fieldset className={styles['formats']}>
        <legend>{t('format')}</legend>
        {EXPORT_FORMATS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="export-format"
              checked={format === one}
              onChange={() => setFormat(one)}
            />
            {t(`format_${one}`)}
          </label>
        ))}
      </fieldset>
      <FieldChooser fields={fields} onChange={setFields} />
      <Allowance allowance={allowance} />
      {submit.error && (
        <p role="alert" className={styles['fault']}>
          {pick(sentenceOf(submit.error))}
        </p>
      )}
      <div className={styles['actions']}>
        <Button type="submit" kind="primary" isBusy={submit.isPending} disabled={fields.size === 0}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
};
