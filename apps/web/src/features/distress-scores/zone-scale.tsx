import type { DistressScoreView } from '@mingjian/contract/distress-scores';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { formatFigure } from '../../ui/index.ts';
import styles from './zone-scale.module.css';

const WHOLE = 100;
const SCORE_DECIMALS = 3;

const clamp = (share: number): number => Math.min(WHOLE, Math.max(0, share));

/** A score off the picture stands at its end as an arrow. */
const beyondOf = (share: number): 'left' | 'right' | undefined => {
  if (share < 0) return 'left';
  return share > WHOLE ? 'right' : undefined;
};

/** A cut-off as the paper prints it. */
const printed = (value: string): string => value.replace('-', '−');

/** Distress on the left and safety on the right, whichever way the model counts; nothing without a zone. */
export const ZoneScale = ({ score }: { readonly score: DistressScoreView }) => {
  const { t } = useTranslation('distress-scores');
  const pick = usePick();
  const { cutOffs, zoneWords, direction } = score;
  if (!cutOffs || !zoneWords || score.score === null) return null;
  const sign = direction === 'higher-safer' ? 1 : -1;
  const [distress, safe, reach] = [cutOffs.distress, cutOffs.safe, cutOffs.reach].map(Number) as [
    number,
    number,
    number,
  ];
  const from = sign * distress - reach;
  const width = sign * safe + reach - from;
  const placeOf = (value: number): number => ((sign * value - from) / width) * WHOLE;
  const [low, high] = [placeOf(distress), placeOf(safe)];
  const place = placeOf(Number(score.score));
  return (
    <div
      className={styles['scale']}
      role="img"
      aria-label={t(sign === 1 ? 'zoneScale' : 'zoneScaleRiskier', {
        name: pick(score.name),
        score: formatFigure(score.score, SCORE_DECIMALS),
        zone: pick(zoneWords),
        distress: printed(cutOffs.distress),
        safe: printed(cutOffs.safe),
      })}
    >
      <div className={styles['line']}>
        <span className={styles['distress']} style={{ width: `${low}%` }} />
        <span className={styles['grey']} style={{ width: `${high - low}%` }} />
        <span className={styles['safe']} style={{ width: `${WHOLE - high}%` }} />
        <span className={styles['mark']} data-beyond={beyondOf(place)} style={{ left: `${clamp(place)}%` }} />
      </div>
      <div className={styles['bounds']} aria-hidden>
        <span style={{ left: `${low}%` }}>{printed(cutOffs.distress)}</span>
        {cutOffs.safe !== cutOffs.distress && (
          <span style={{ left: `${high}%` }}>{printed(cutOffs.safe)}</span>
        )}
      </div>
    </div>
  );
};
