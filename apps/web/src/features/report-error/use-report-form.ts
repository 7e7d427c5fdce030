import { getRecord, getProfile } from '@mingjian/contract/companies';
import { listErrorReports, listMyErrorReports, submitErrorReport } from '@mingjian/contract/error-reports';
import { listSectionRecords } from '@mingjian/contract/sections';
import { RULE_SENTENCES } from '@mingjian/contract/wire';
import type { ErrorType } from '@mingjian/domain/error-reports';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { useChange } from '../../api/queries.ts';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { showToast } from '../../ui/index.ts';
import type { ReportedCompany, ReportSubject } from './report-error-button.tsx';

/** A report marks its datum: what shows the record is read anew. */
const OUTDATED = [listMyErrorReports, listErrorReports, getRecord, getProfile, listSectionRecords];

type Faults = Partial<Record<'companyId' | 'errorType' | 'description', string | undefined>>;
const NO_FAULTS: Faults = {};

const SENT = {
  marked: {
    en: 'Reported. The datum is marked as disputed until the report is answered.',
    cn: '已提交，该数据在处理完成前标记为有异议',
  },
  plain: { en: 'Reported. You will get a notice when it is answered.', cn: '已提交，处理完成后将通知您' },
};

/** The values of a report, what is wrong with them once it was sent, and the sending. */
export const useReportForm = ({
  company: given,
  datum,
  onDone,
}: ReportSubject & { readonly onDone: () => void }) => {
  const pick = usePick();
  const { t } = useTranslation('error-reports');
  const [company, setCompany] = useState<ReportedCompany | null>(given);
  const [errorType, setErrorType] = useState<ErrorType | ''>('');
  const [field, setField] = useState(datum?.field ?? '');
  const [description, setDescription] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const submit = useChange(submitErrorReport, OUTDATED);
  const faults: Faults = {
    companyId: company === null ? pick(RULE_SENTENCES['company-required']) : undefined,
    errorType: errorType === '' ? t('typeRequired') : undefined,
    description: description.trim() === '' ? pick(RULE_SENTENCES['description-required']) : undefined,
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsChecked(true);
    const first = Object.entries(faults).find(([, fault]) => fault !== undefined)?.[0];
    if (first !== undefined || company === null || errorType === '') {
      event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    submit.mutate(
      {
        companyId: company.companyId,
        errorType,
        description,
        ...(datum ? { recordId: datum.recordId } : {}),
        ...(datum && field !== '' ? { field } : {}),
        ...(file ? { file } : {}),
      },
      {
        onSuccess: ({ isMarked }) => {
          showToast('success', SENT[isMarked ? 'marked' : 'plain']);
          onDone();
        },
      },
    );
  };
  return {
    company,
    setCompany,
    errorType,
    setErrorType,
    field,
    setField,
    description,
    setDescription,
    file,
    setFile: (chosen: File | null) => {
      setFile(chosen);
      submit.reset();
    },
    faults: isChecked ? faults : NO_FAULTS,
    failure: submit.error ? pick(sentenceOf(submit.error)) : undefined,
    isBusy: submit.isPending,
    onSubmit,
  };
};
