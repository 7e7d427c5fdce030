import { suggestCompanies } from '@mingjian/contract/search';
import { MAX_KEYWORD_LENGTH } from '@mingjian/domain/search-terms';
import { useState } from 'react';
import { useCall } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/index.ts';
import { Button, ErrorState, TextField } from '../../../ui/index.ts';
import { usePaused } from '../../../ui/use-paused.ts';
import { ListedCompany } from './listed-company.tsx';
import styles from './rows.module.css';

export interface CompanyPickerProps {
  readonly initial: string;
  readonly isBusy: boolean;
  readonly onPick: (companyId: number) => void;
}

/** A search for the company that is meant when no candidate is. */
export const CompanyPicker = ({ initial, isBusy, onPick }: CompanyPickerProps) => {
  const { t } = useTranslation('batch-imports');
  const [text, setText] = useState(initial.slice(0, MAX_KEYWORD_LENGTH));
  const keyword = usePaused(text.trim());
  const found = useCall(suggestCompanies, { keyword }, { enabled: keyword !== '', keepPrevious: true });
  const items = keyword === '' ? [] : (found.data?.items ?? []);
  return (
    <div className={styles['picker']}>
      <TextField
        label={t('searchLabel')}
        value={text}
        maxLength={MAX_KEYWORD_LENGTH}
        autoComplete="off"
        autoFocus
        onChange={(event) => setText(event.target.value)}
      />
      {found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      <p className="visually-hidden" role="status">
        {found.isFetching ? '' : t('searchFound', { count: items.length })}
      </p>
      {keyword !== '' && !found.isFetching && items.length === 0 && !found.error && (
        <p className={styles['quiet']}>{t('searchNothing')}</p>
      )}
      <ul className={styles['candidates']}>
        {items.map((company) => (
          <li key={company.companyId} className={styles['candidate']}>
            <div className={styles['who']}>
              <ListedCompany company={company} />
            </div>
            <Button size="small" disabled={isBusy} onClick={() => onPick(company.companyId)}>
              {t('choose')}
              <span className="visually-hidden"> {company.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
};
