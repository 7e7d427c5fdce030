import { findDimension, findField } from '@mingjian/domain/dictionary';
import { ERROR_TYPES, MAX_DESCRIPTION } from '@mingjian/domain/error-reports';
import type { ErrorType } from '@mingjian/domain/error-reports';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Button, formatCount, SelectField, TextAreaField } from '../../ui/index.ts';
import { AttachmentField } from './attachment-field.tsx';
import { CompanyField } from './company-field.tsx';
import type { ReportSubject } from './report-error-button.tsx';
import styles from './report-error.module.css';
import { useReportForm } from './use-report-form.ts';

interface DatumProps {
  readonly datum: NonNullable<ReportSubject['datum']>;
  readonly field: string;
  readonly onField: (field: string) => void;
}

/** The record that the report was opened from, and which of its fields is meant. */
const DatumFields = ({ datum, field, onField }: DatumProps) => {
  const { t } = useTranslation('error-reports');
  const pick = usePick();
  const dimension = findDimension(datum.dimension);
  const options = (dimension?.fields ?? []).flatMap(([name]) => {
    const found = findField(name);
    return found ? [[name, pick({ en: found.en, cn: found.zh })] as const] : [];
  });
  return (
    <>
      <p className={styles['subject']}>
        <span>{t('datum')}</span>
        <strong>{dimension && pick({ en: dimension.en, cn: dimension.zh })}</strong>
        <small>{t('datumHint')}</small>
      </p>
      <SelectField
        name="field"
        label={t('field')}
        value={field}
        options={[['', t('wholeRecord')], ...options]}
        onChange={(event) => onField(event.target.value)}
      />
    </>
  );
};

/** Company, kind of error, datum, description and proof. */
export const ReportErrorForm = (props: ReportSubject & { readonly onDone: () => void }) => {
  const { t } = useTranslation('error-reports');
  const form = useReportForm(props);
  const types = ERROR_TYPES.map((type) => [type, t(`type_${type}`)] as const);
  return (
    <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
      <FormFailure text={form.failure} />
      {form.company ? (
        <p className={styles['subject']}>
          <span>{t('company')}</span>
          <strong lang="zh-CN">{form.company.name}</strong>
          {props.company === null && (
            <Button kind="quiet" size="small" onClick={() => form.setCompany(null)}>
              {t('changeCompany')}
            </Button>
          )}
        </p>
      ) : (
        <CompanyField fault={form.faults.companyId} onChoose={form.setCompany} />
      )}
      {props.datum && <DatumFields datum={props.datum} field={form.field} onField={form.setField} />}
      <SelectField
        name="errorType"
        label={t('errorType')}
        value={form.errorType}
        fault={form.faults.errorType}
        options={[['', t('chooseType')], ...types]}
        onChange={(event) => form.setErrorType(event.target.value as ErrorType | '')}
      />
      <TextAreaField
        name="description"
        label={t('description')}
        rows={5}
        maxLength={MAX_DESCRIPTION}
        value={form.description}
        fault={form.faults.description}
        onChange={(event) => form.setDescription(event.target.value)}
        hint={t('descriptionHint', { left: formatCount(MAX_DESCRIPTION - form.description.length) })}
      />
      <AttachmentField file={form.file} onChange={form.setFile} />
      <div className={styles['actions']}>
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {t('send')}
        </Button>
        <Button onClick={props.onDone}>{t('cancel')}</Button>
      </div>
    </form>
  );
};
