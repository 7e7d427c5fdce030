import { tellRow } from '@mingjian/contract/batch-imports';
import type { BatchImportRow } from '@mingjian/contract/batch-imports';
import { LIST_COLUMNS } from '@mingjian/domain/batch-imports';
import type { ColumnKey, RowValues } from '@mingjian/domain/batch-imports';
import { useState } from 'react';
import { useLanguage, usePick, useTranslation } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import { Candidates } from './candidates.tsx';
import { CompanyPicker } from './company-picker.tsx';
import { CorrectForm } from './correct-form.tsx';
import { ListedCompany } from './listed-company.tsx';
import styles from './rows.module.css';

export interface RowCardProps {
  readonly row: BatchImportRow;
  /** Columns that the list has. */
  readonly columns: readonly ColumnKey[];
  readonly isBusy: boolean;
  readonly onPick: (companyId: number) => void;
  readonly onRetry: (values: RowValues, onDone: () => void) => void;
}

const Values = ({ row }: { readonly row: BatchImportRow }) => {
  const pick = usePick();
  const { t } = useTranslation('batch-imports');
  const given = LIST_COLUMNS.filter(({ key }) => row.values[key]);
  return (
    <div className={styles['values']}>
      {given.map((column) => (
        <span key={column.key} className={styles['value']} data-column={column.key}>
          <span className={styles['label']}>{pick(column)}</span>
          <span
            className={styles['text']}
            data-wrong={row.wrongCode?.column === column.key || undefined}
            lang={column.key === 'name' ? 'zh-CN' : undefined}
          >
            {row.values[column.key]}
          </span>
        </span>
      ))}
      {row.isCorrected && <span className={styles['corrected']}>{t('corrected')}</span>}
    </div>
  );
};

const TONES: Readonly<Record<string, string>> = {
  found: 'positive',
  ambiguous: 'warning',
  duplicate: 'plain',
};

/** One row: what the file says, how it came out, and what can be done about it. */
export const RowCard = ({ row, columns, isBusy, onPick, onRetry }: RowCardProps) => {
  const { t } = useTranslation('batch-imports');
  const lang = useLanguage();
  const [open, setOpen] = useState<'picker' | 'form' | null>(null);
  const toggle = (which: 'picker' | 'form'): void => setOpen(open === which ? null : which);
  const isSettled = row.state === 'found' || row.state === 'duplicate';
  const place = row.sheet === '' ? String(row.rowNumber) : `${row.sheet}!${row.rowNumber}`;
  return (
    <li className={styles['row']} data-line={row.line} aria-busy={isBusy}>
      <div className={styles['number']}>
        <span>
          <span className={styles['label']}>{t('row')}</span> {row.rowNumber}
        </span>
        {row.sheet !== '' && <span className={styles['label']}>{row.sheet}</span>}
      </div>
      <Values row={row} />
      <div className={styles['outcome']}>
        <p className={styles['reason']} data-tone={TONES[row.state] ?? 'negative'}>
          {tellRow(row, lang)}
          {row.state === 'found' && row.score !== null && (
            <span className={styles['score']}>{t('score', { score: row.score })}</span>
          )}
        </p>
        {isSettled && row.company && <ListedCompany company={row.company} isLink />}
        {!isSettled && row.candidates.length > 0 && (
          <Candidates row={row} place={place} isBusy={isBusy} onPick={onPick} />
        )}
        <div className={styles['more']}>
          <Button
            kind="quiet"
            size="small"
            aria-expanded={open === 'picker'}
            aria-label={t(isSettled ? 'changeFor' : 'otherFor', { row: place })}
            onClick={() => toggle('picker')}
          >
            {t(isSettled ? 'change' : 'other')}
          </Button>
          <Button
            kind="quiet"
            size="small"
            aria-expanded={open === 'form'}
            aria-label={t('correctFor', { row: place })}
            onClick={() => toggle('form')}
          >
            {t('correct')}
          </Button>
        </div>
        {open === 'picker' && (
          <CompanyPicker
            initial={row.values.name ?? ''}
            isBusy={isBusy}
            onPick={(companyId) => {
              setOpen(null);
              onPick(companyId);
            }}
          />
        )}
        {open === 'form' && (
          <CorrectForm
            columns={columns}
            values={row.values}
            isBusy={isBusy}
            onSubmit={(values) => onRetry(values, () => setOpen(null))}
          />
        )}
      </div>
    </li>
  );
};
