import type { Calibration } from '@mingjian/contract/opinions';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Figure, formatFigure } from '../../ui/index.ts';
import styles from './calibration.module.css';

const BRIER_DECIMALS = 4;

const Cell = ({
  label,
  hint,
  children,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly children: ReactNode;
}) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
    {hint && <dd className={styles['hint']}>{hint}</dd>}
  </div>
);

/** How many were judged, what was stated against what came, and the score of author and model side by side. */
export const CalibrationFigures = ({
  figures,
  scored,
  defaults,
}: {
  readonly figures: NonNullable<Calibration['figures']>;
  readonly scored: string;
  readonly defaults: string;
}) => {
  const { t } = useTranslation('opinions');
  const interval = t('interval', {
    from: formatFigure(figures.observedFrom),
    to: formatFigure(figures.observedTo),
  });
  return (
    <dl className={styles['figures']}>
      <Cell label={t('scored')}>{scored}</Cell>
      <Cell label={t('defaults')}>{defaults}</Cell>
      <Cell label={t('meanStated')}>
        <Figure value={figures.meanStated} unit="%" />
      </Cell>
      <Cell label={t('meanModel')}>
        <Figure value={figures.meanModel} unit="%" />
      </Cell>
      <Cell label={t('observed')} hint={interval}>
        <Figure value={figures.observed} unit="%" />
      </Cell>
      <Cell label={t('brier')} hint={t('brierHint')}>
        <Figure value={figures.brier} decimals={BRIER_DECIMALS} />
      </Cell>
      <Cell label={t('modelBrier')} hint={t('brierHint')}>
        <Figure value={figures.modelBrier} decimals={BRIER_DECIMALS} />
      </Cell>
    </dl>
  );
};
