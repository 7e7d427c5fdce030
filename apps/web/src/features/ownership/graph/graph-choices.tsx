import { useId } from 'react';
import { useTranslation } from '../../../i18n/index.ts';
import { MEASURES } from '../ownership-text.ts';
import type { Measure } from '../ownership-text.ts';
import { InlineSelect } from '../../../ui/index.ts';
import styles from './graph-choices.module.css';

export const DIRECTIONS = ['both', 'up', 'down'] as const;
const DEPTHS = [1, 2, 3, 5, 10] as const;
/** The tables take any other. */
const THRESHOLDS = [5, 10, 20, 25, 30, 50] as const;
const SHARES = [0, 1, 5, 10, 25, 50] as const;

export interface GraphChoice {
  readonly direction: (typeof DIRECTIONS)[number];
  readonly depth: number;
  readonly minShare: number;
  readonly onlyLive: boolean;
}

/** Direction, depth, least share, live companies only, capital or votes. */
export const GraphChoices = ({
  choice,
  measure,
  threshold,
  onThreshold,
  onChange,
  onMeasure,
}: {
  readonly choice: GraphChoice;
  readonly measure: Measure;
  /** Percent from which somebody counts as beneficial owner. */
  readonly threshold: number;
  readonly onThreshold: (threshold: number) => void;
  readonly onChange: (choice: GraphChoice) => void;
  readonly onMeasure: (measure: Measure) => void;
}) => {
  const { t } = useTranslation('ownership');
  const live = useId();
  return (
    <div className={styles['choices']}>
      <InlineSelect
        label={t('direction')}
        value={choice.direction}
        options={DIRECTIONS.map((one) => [one, t(`direction_${one}`)])}
        onChange={(value) =>
          onChange({ ...choice, direction: DIRECTIONS.find((one) => one === value) ?? 'both' })
        }
      />
      <InlineSelect
        label={t('depth')}
        value={String(choice.depth)}
        options={DEPTHS.map((one) => [String(one), t('levels', { count: one })])}
        onChange={(value) => onChange({ ...choice, depth: Number(value) })}
      />
      <InlineSelect
        label={t('minShare')}
        value={String(choice.minShare)}
        options={SHARES.map((one) => [String(one), one === 0 ? t('anyShare') : t('atLeast', { share: one })])}
        onChange={(value) => onChange({ ...choice, minShare: Number(value) })}
      />
      <InlineSelect
        label={t('measure')}
        value={measure}
        options={MEASURES.map((one) => [one, t(`measure_${one}`)])}
        onChange={(value) => onMeasure(MEASURES.find((one) => one === value) ?? 'both')}
      />
      <InlineSelect
        label={t('ownersFrom')}
        value={String(threshold)}
        options={[...new Set([...THRESHOLDS, threshold])]
          .toSorted((a, b) => a - b)
          .map((one) => [String(one), t('atLeast', { share: one })])}
        onChange={(value) => onThreshold(Number(value))}
      />
      <span className={styles['choice']}>
        <input
          id={live}
          type="checkbox"
          checked={choice.onlyLive}
          onChange={(event) => onChange({ ...choice, onlyLive: event.target.checked })}
        />
        <label htmlFor={live}>{t('onlyLive')}</label>
      </span>
    </div>
  );
};
