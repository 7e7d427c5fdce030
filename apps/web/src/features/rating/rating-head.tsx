import type { Rating } from '@mingjian/contract/ratings';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { ClassBadge, Figure, SyntheticMark } from '../../ui/index.ts';
import { BAND_KEYS } from './bands.ts';
import { ClassLadder } from './class-ladder.tsx';
import { PD_DECIMALS, decimalsOf } from './pd-decimals.ts';
import { SolvencyScale } from './solvency-scale.tsx';
import styles from './rating-head.module.css';

const ClassCell = ({ rating }: { readonly rating: Rating }) => {
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
      </dd>
    </div>
  );
};

const ModelCell = ({ rating }: { readonly rating: Rating }) => {
  const { t } = useTranslation('rating');
  const pick = usePick();
  const { model } = rating;
  return (
    <div className={styles['cell']}>
      <dt>{t('model')}</dt>
      <dd>
        <span className={styles['model']}>{pick(model.name)}</span>{' '}
        <span className={styles['muted']}>{t('modelVersion', { version: model.version })}</span>
        {model.caution && <p className={styles['caution']}>{pick(model.caution)}</p>}
        {rating.counterpart && (
          <p className={styles['muted']}>
            {t('agencyLadder')} {rating.counterpart}
          </p>
        )}
      </dd>
    </div>
  );
};

/** Class, possibility of default, index and the model that says so. */
export const RatingHead = ({ rating }: { readonly rating: Rating }) => {
  const { t } = useTranslation('rating');
  return (
    <dl className={styles['head']}>
      <ClassCell rating={rating} />
      <div className={styles['cell']}>
        <dt>{t('pd')}</dt>
        <dd className={styles['big']}>
          <Figure
            value={rating.pd}
            decimals={rating.pd === null ? PD_DECIMALS : decimalsOf(rating.pd)}
            unit="%"
          />
        </dd>
      </div>
      <div className={styles['cell']}>
        <dt>{t('solvencyIndex')}</dt>
        <dd className={styles['big']}>
          <Figure value={rating.solvencyIndex} decimals={1} />
          {rating.solvencyIndex !== null && <SolvencyScale index={rating.solvencyIndex} />}
        </dd>
      </div>
      <ModelCell rating={rating} />
    </dl>
  );
};
