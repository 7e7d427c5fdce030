import { useId, useState } from 'react';
import type { DistressScoreView } from '@mingjian/contract/distress-scores';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { formatFigure } from '../../ui/index.ts';
import type { OpenCellRecord } from '../../ui/index.ts';
import { ScoreDetail } from './score-detail.tsx';
import { ZoneScale } from './zone-scale.tsx';
import styles from './score-row.module.css';

const SCORE_DECIMALS = 3;

export interface ScoreProps {
  readonly score: DistressScoreView;
  readonly onOpenRecord: OpenCellRecord | undefined;
}

type RowProps = Pick<ScoreProps, 'score'>;

/** `V` or `M`: how sure the formula is, in full on pointing at it and in the opened row. */
const Mark = ({ score }: RowProps) => {
  const { t } = useTranslation('distress-scores');
  const pick = usePick();
  const { mark, markWords } = score.source;
  return (
    <abbr className={styles['mark']} data-mark={mark} title={pick(markWords)}>
      [{mark === 'V-secondary' ? t('markSecondary') : mark}]
    </abbr>
  );
};

/** Why there is no zone: no score, a score that only ranks, or no published cut-offs. */
const useReason = (): ((score: DistressScoreView) => string) => {
  const { t } = useTranslation('distress-scores');
  return (score) => {
    if (score.missing.some(({ reason }) => reason === 'not-on-the-market')) return t('needsMarket');
    if (score.missing.length > 0) return t('lacksItems', { count: score.missing.length });
    return t(score.isRankOnly ? 'rankOnly' : 'noZones');
  };
};

const Verdict = ({ score }: RowProps) => {
  const { t } = useTranslation('distress-scores');
  const pick = usePick();
  const sayReason = useReason();
  if (!score.zone || !score.zoneWords) return <span className={styles['reason']}>{sayReason(score)}</span>;
  return (
    <>
      <span className={styles['zone']} data-zone={score.zone}>
        {pick(score.zoneWords)}
      </span>
      {score.equivalent && (
        <span className={styles['equivalent']}>
          {t('equivalent', { symbol: score.equivalent.symbol, class: score.equivalent.class })}
        </span>
      )}
    </>
  );
};

/** One model: its name and source, score, place among the published zones; opens to its terms. */
export const ScoreRow = ({ score, onOpenRecord }: ScoreProps) => {
  const { t } = useTranslation('distress-scores');
  const pick = usePick();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const name = pick(score.name);
  return (
    <li className={styles['item']} data-code={score.code}>
      <div className={styles['row']}>
        <div className={styles['model']}>
          <button
            type="button"
            className={styles['toggle']}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={t(isOpen ? 'close' : 'open', { name })}
            onClick={() => setIsOpen(!isOpen)}
          >
            <span className={styles['arrow']} aria-hidden />
            {name}
          </button>
          <span className={styles['source']}>
            {score.source.authors} {score.source.year} <Mark score={score} />
          </span>
        </div>
        <span className={styles['score']}>
          <span className="visually-hidden">{t('score')} </span>
          {/* In one colour: below zero is bad in one model and good in the next. */}
          {score.score === null ? '—' : formatFigure(score.score, SCORE_DECIMALS)}
        </span>
        <span className={styles['scale']}>
          <ZoneScale score={score} />
        </span>
        <span className={styles['verdict']}>
          <Verdict score={score} />
        </span>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <ScoreDetail score={score} onOpenRecord={onOpenRecord} />}
      </div>
    </li>
  );
};
