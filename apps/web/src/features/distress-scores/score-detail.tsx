import { usePick, useTranslation } from '../../i18n/index.ts';
import { formatFigure } from '../../ui/index.ts';
import { LackList } from './lack-list.tsx';
import type { ScoreProps } from './score-row.tsx';
import { TermTable } from './term-table.tsx';
import styles from './score-detail.module.css';

/** What a score is made of, what it was made for, and what it lacks. */
export const ScoreDetail = ({ score, onOpenRecord }: ScoreProps) => {
  const { t } = useTranslation('distress-scores');
  const pick = usePick();
  return (
    <div className={styles['detail']}>
      <p className={styles['facts']}>
        <span>
          {t('meantFor', { whom: pick(score.meantFor) })}{' '}
          {score.isMadeForIndustry === false && (
            <strong className={styles['other']}>{t('otherIndustry')}</strong>
          )}
        </span>
        <span>{t(score.direction === 'higher-safer' ? 'higherSafer' : 'higherRiskier')}</span>
        <span>{pick(score.source.markWords)}</span>
      </p>
      {score.note && <p className={styles['note']}>{pick(score.note)}</p>}
      {score.probability !== null && (
        <p className={styles['note']}>{t('probability', { percent: formatFigure(score.probability) })}</p>
      )}
      <TermTable score={score} onOpenRecord={onOpenRecord} />
      <LackList missing={score.missing} />
    </div>
  );
};
