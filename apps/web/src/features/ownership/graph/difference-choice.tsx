import { useId, useState } from 'react';
import { useTranslation } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import { findFirstDays } from '../ownership-question.ts';
import type { Days } from '../ownership-question.ts';
import styles from './graph-choices.module.css';

/** Two days whose difference is drawn into the graph, and the way back to one day. */
export const DifferenceChoice = ({
  days,
  onDays,
}: {
  readonly days: Days | null;
  readonly onDays: (days: Days | null) => void;
}) => {
  const { t } = useTranslation('ownership');
  const id = useId();
  const [draft, setDraft] = useState(() => days ?? findFirstDays(new Date()));
  return (
    <form
      className={styles['choices']}
      aria-label={t('differenceInGraph')}
      onSubmit={(event) => {
        event.preventDefault();
        onDays(draft);
      }}
    >
      <span className={styles['count']}>{t('differenceInGraph')}</span>
      {(['from', 'to'] as const).map((end) => (
        <span key={end} className={styles['choice']}>
          <label htmlFor={`${id}-${end}`}>{t(`day_${end}`)}</label>
          <input
            id={`${id}-${end}`}
            className={styles['day']}
            type="date"
            required
            value={draft[end]}
            onChange={(event) => setDraft({ ...draft, [end]: event.target.value })}
          />
        </span>
      ))}
      <Button size="small" type="submit">
        {t('drawDifference')}
      </Button>
      {days && (
        <Button size="small" onClick={() => onDays(null)}>
          {t('endDifference')}
        </Button>
      )}
    </form>
  );
};
