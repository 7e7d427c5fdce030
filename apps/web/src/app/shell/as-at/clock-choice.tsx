import type { Clock } from '@mingjian/domain/records';
import { useId } from 'react';
import { useTranslation } from '../../../i18n/index.ts';
import styles from './clock-choice.module.css';

export interface ClockChoiceProps {
  readonly clock: Clock;
  readonly clocks: readonly Clock[];
  readonly onChange: (clock: Clock) => void;
}

/** What a day means, each meaning in one sentence. */
export const ClockChoice = ({ clock, clocks, onChange }: ClockChoiceProps) => {
  const { t } = useTranslation('as-at');
  const name = useId();
  return (
    <fieldset className={styles['choice']}>
      <legend>{t('meaning')}</legend>
      {clocks.map((one) => (
        <label key={one} className={styles['option']}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === clock}
            aria-labelledby={`${name}-${one}`}
            aria-describedby={`${name}-${one}-text`}
            onChange={() => onChange(one)}
          />
          <span id={`${name}-${one}`} className={styles['title']}>
            {t(`title_${one}`)}
          </span>
          <span id={`${name}-${one}-text`} className={styles['text']}>
            {t(`text_${one}`)}
          </span>
        </label>
      ))}
    </fieldset>
  );
};
