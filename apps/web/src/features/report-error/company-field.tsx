import { suggestCompanies } from '@mingjian/contract/search';
import { MAX_KEYWORD_LENGTH } from '@mingjian/domain/search-terms';
import { useState } from 'react';
import { useCall } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Button, CompanyName, ErrorState, TextField } from '../../ui/index.ts';
import { usePaused } from '../../ui/use-paused.ts';
import type { ReportedCompany } from './report-error-button.tsx';
import styles from './report-error.module.css';

/** The company that is looked up by name or code, one of the suggestions taken. */
export const CompanyField = ({
  fault,
  onChoose,
}: {
  readonly fault: string | undefined;
  readonly onChoose: (company: ReportedCompany) => void;
}) => {
  const { t } = useTranslation('error-reports');
  const [text, setText] = useState('');
  const keyword = usePaused(text.trim());
  const found = useCall(
    suggestCompanies,
    { keyword, asAt: undefined },
    { enabled: keyword !== '', keepPrevious: true },
  );
  const items = keyword === '' ? [] : (found.data?.items ?? []);
  return (
    <div className={styles['company']}>
      <TextField
        name="companyId"
        label={t('company')}
        value={text}
        maxLength={MAX_KEYWORD_LENGTH}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        fault={fault}
        hint={t('companyHint')}
      />
      {found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      <p className="visually-hidden" role="status">
        {keyword === '' || found.isFetching ? '' : t('found', { count: items.length })}
      </p>
      {items.length > 0 && (
        <ul className={styles['suggestions']}>
          {items.map(({ companyId, name, nameEn, isSynthetic }) => (
            <li key={companyId}>
              <CompanyName name={name} nameEn={nameEn} isSynthetic={isSynthetic} />
              <Button size="small" onClick={() => onChoose({ companyId, name })}>
                {t('choose')}
                <span className="visually-hidden"> {name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
