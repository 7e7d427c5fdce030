import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import styles from './tables.module.css';

const BOUNDS = { min: 1, max: 50 } as const;

/** Percent from which somebody counts as beneficial owner. */
export const ThresholdChoice = ({
  threshold,
  onChange,
}: {
  readonly threshold: number;
  readonly onChange: (threshold: number) => void;
}) => {
  const { t } = useTranslation('ownership');
  const id = useId();
  const [text, setText] = useState(String(threshold));
  const value = Number(text);
  const isFitting = text.trim() !== '' && value >= BOUNDS.min && value <= BOUNDS.max;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isFitting) onChange(value);
  };
  return (
    <form className={styles['threshold']} onSubmit={submit}>
      <label htmlFor={id}>{t('threshold')}</label>
      <input
        id={id}
        inputMode="decimal"
        value={text}
        aria-invalid={!isFitting}
        aria-describedby={isFitting ? undefined : `${id}-fault`}
        onChange={(event) => setText(event.target.value)}
      />
      <span aria-hidden>%</span>
      <Button size="small" type="submit">
        {t('apply')}
      </Button>
      {!isFitting && (
        <span id={`${id}-fault`} role="alert" className={styles['fault']}>
          {t('thresholdFault', BOUNDS)}
        </span>
      )}
    </form>
  );
};
