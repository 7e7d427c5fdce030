import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import styles from './filters.module.css';

export interface LimitFilterProps {
  readonly title: string;
  readonly unit: string;
  /** The title says the unit already. */
  readonly isUnitInTitle?: boolean;
  /** In the unit shown. */
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly onApply: (from: number | undefined, to: number | undefined) => void;
}

const WHOLE = /^\d{1,9}$/;

const read = (text: string): number | undefined => (WHOLE.test(text.trim()) ? Number(text) : undefined);
const write = (limit: number | undefined): string => (limit === undefined ? '' : String(limit));

/** Two limits of a figure, either of which may be left open. */
export const LimitFilter = ({ title, unit, isUnitInTitle = false, from, to, onApply }: LimitFilterProps) => {
  const { t } = useTranslation('search');
  const headingId = useId();
  const [texts, setTexts] = useState({ from: write(from), to: write(to) });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onApply(read(texts.from), read(texts.to));
  };
  const input = (end: 'from' | 'to') => (
    <input
      className={styles['limit']}
      inputMode="numeric"
      maxLength={9}
      aria-label={t(end === 'from' ? 'fromOf' : 'toOf', { name: title, unit })}
      placeholder={t(end)}
      value={texts[end]}
      onChange={(event) => setTexts({ ...texts, [end]: event.target.value.replace(/\D/g, '') })}
    />
  );
  return (
    <form className={styles['group']} aria-labelledby={headingId} onSubmit={submit}>
      <h3 id={headingId} className={styles['heading']}>
        {title} {!isUnitInTitle && <span className={styles['unit']}>{unit}</span>}
      </h3>
      <div className={styles['limits']}>
        {input('from')}
        <span aria-hidden>–</span>
        {input('to')}
        <Button type="submit" size="small">
          {t('apply')}
        </Button>
      </div>
    </form>
  );
};
