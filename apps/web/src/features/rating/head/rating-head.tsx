import type { Rating } from '@mingjian/contract/ratings';
import { DEFAULT_GRADE } from '@mingjian/domain/ratings';
import { useTranslation } from '../../../i18n/index.ts';
import { ClassBadge, Figure, formatFigure, SyntheticMark } from '../../../ui/index.ts';
import { BAND_KEYS } from '../bands.ts';
import { decimalsOf } from '../pd-decimals.ts';
import { ClassLadder } from './class-ladder.tsx';
import { Confidence } from './confidence.tsx';
import { SolvencyScale } from './solvency-scale.tsx';
import { Standing } from './standing.tsx';
import { TermStructure } from './term-structure.tsx';
import styles from './rating-head.module.css';

export interface RatingProps {
  readonly rating: Rating;
}

const ClassCell = ({ rating }: RatingProps) => {
  const { t } = useTranslation('rating');
  return (
    <div className={styles['cell']}>
      <dt>{t('class')}</dt>
      <dd className={styles['class']}>
        <ClassBadge ratingClass={rating.class} symbol={rating.symbol} size="large" />
        {rating.band && <span className={styles['band']}>{t(BAND_KEYS[rating.band])}</span>}
        {rating.isSynthetic && <SyntheticMark />}
        {rating.class !== null && rating.grade !== null && (
          <ClassLadder name={rating.class} grade={rating.grade} />
        )}
        {rating.counterpart && (
          <p className={styles['note']}>{t('agencyLadder', { counterpart: rating.counterpart })}</p>
        )}
      </dd>
    </div>
  );
};

const PdCell = ({ rating: { pd, pdLow, pdHigh } }: RatingProps) => {
  const { t } = useTranslation('rating');
  const show = (bound: string): string => formatFigure(bound, decimalsOf(bound));
  return (
    <div className={styles['cell']}>
      <dt>{t('pd')}</dt>
      <dd>
        <span className={styles['big']}>
          <Figure value={pd} decimals={decimalsOf(pd ?? '1')} unit="%" />
        </span>
        {pdLow !== null && pdHigh !== null && pdLow !== pdHigh && (
          <p className={styles['note']}>{t('interval', { low: show(pdLow), high: show(pdHigh) })}</p>
        )}
      </dd>
    </div>
  );
};

/** After a default there is no waiting for one. */
const isDefaulted = ({ grade }: Rating): boolean => grade === DEFAULT_GRADE;

/** Class, possibility of default, index, how far to rely on them, and where the company stands. */
export const RatingHead = ({ rating }: RatingProps) => {
  const { t } = useTranslation('rating');
  return (
    <div className={styles['head']}>
      <dl className={styles['cells']}>
        <ClassCell rating={rating} />
        <PdCell rating={rating} />
        <div className={styles['cell']}>
          <dt>{t('solvencyIndex')}</dt>
          <dd>
            <span className={styles['big']}>
              <Figure value={rating.solvencyIndex} decimals={1} />
            </span>
            {rating.solvencyIndex !== null && <SolvencyScale index={rating.solvencyIndex} />}
          </dd>
        </div>
        <div className={styles['cell']}>
          <dt>{t('confidence')}</dt>
          <dd>
            <Confidence rating={rating} />
          </dd>
        </div>
      </dl>
      <div className={styles['second']}>
        <Standing rating={rating} />
        {!isDefaulted(rating) && <TermStructure terms={rating.termStructure} />}
      </div>
    </div>
  );
};
