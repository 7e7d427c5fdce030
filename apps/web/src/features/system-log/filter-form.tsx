import { LOG_AREAS, LOG_AREA_CODES, LOG_KINDS, LOG_KIND_WORDS } from '@mingjian/domain/system-log';
import { useState } from 'react';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { Button, InlineSelect, TextField } from '../../ui/index.ts';
import { EMPTY_FILTER } from './use-log-filter.ts';
import type { LogFilter } from './use-log-filter.ts';
import styles from './system-log.module.css';

export interface FilterFormProps {
  readonly filter: LogFilter;
  /** The days that the list stands on now. */
  readonly period: { readonly from: string; readonly to: string } | undefined;
  readonly onShow: (changed: Partial<LogFilter>) => void;
}

/** Texts count when they are sent, choices at once. */
export const FilterForm = ({ filter, period, onShow }: FilterFormProps) => {
  const { t } = useTranslation('system-log');
  const pick = usePick();
  const [texts, setTexts] = useState({ from: '', to: '', account: filter.account });
  const isNarrowed = JSON.stringify(filter) !== JSON.stringify(EMPTY_FILTER);
  const day = (name: 'from' | 'to') => (
    <TextField
      label={t(name)}
      type="date"
      value={texts[name] || filter[name] || period?.[name] || ''}
      onChange={({ currentTarget }) => setTexts({ ...texts, [name]: currentTarget.value })}
    />
  );
  return (
    <form
      className={styles['filter']}
      aria-label={t('filter')}
      onSubmit={(event) => {
        event.preventDefault();
        onShow({
          account: texts.account.trim(),
          from: texts.from || filter.from,
          to: texts.to || filter.to,
        });
      }}
    >
      <div className={styles['texts']}>
        {day('from')}
        {day('to')}
        <div className={styles['account']}>
          <TextField
            label={t('account')}
            placeholder={t('accountHint')}
            value={texts.account}
            maxLength={200}
            onChange={({ currentTarget }) => setTexts({ ...texts, account: currentTarget.value })}
          />
        </div>
        <Button type="submit" kind="primary">
          {t('show')}
        </Button>
      </div>
      <div className={styles['choices']}>
        <InlineSelect
          label={t('kind')}
          value={filter.kind}
          options={[['', t('any')], ...LOG_KINDS.map((kind) => [kind, pick(LOG_KIND_WORDS[kind])] as const)]}
          onChange={(kind) => onShow({ kind })}
        />
        <InlineSelect
          label={t('area')}
          value={filter.area}
          options={[['', t('any')], ...LOG_AREA_CODES.map((area) => [area, pick(LOG_AREAS[area])] as const)]}
          onChange={(area) => onShow({ area })}
        />
        <InlineSelect
          label={t('outcome')}
          value={filter.outcome}
          options={[
            ['', t('any')],
            ['done', t('done')],
            ['refused', t('refused')],
          ]}
          onChange={(outcome) => onShow({ outcome })}
        />
        {filter.companyId && (
          <Button size="small" onClick={() => onShow({ companyId: '', companyName: '' })}>
            {t('onlyCompany', { name: filter.companyName || filter.companyId })} ×
          </Button>
        )}
        {isNarrowed && (
          <Button
            size="small"
            kind="quiet"
            onClick={() => {
              setTexts({ from: '', to: '', account: '' });
              onShow(EMPTY_FILTER);
            }}
          >
            {t('reset')}
          </Button>
        )}
      </div>
    </form>
  );
};
