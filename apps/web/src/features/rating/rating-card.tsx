import type { Rating } from '@mingjian/contract/ratings';
import { useTranslation } from '../../i18n/index.ts';
import { ButtonLink, ClassBadge, Figure, SyntheticMark } from '../../ui/index.ts';
import { BAND_KEYS } from './bands.ts';
import { NotRated } from './not-rated.tsx';
import { decimalsOf } from './pd-decimals.ts';
import { RatingStates } from './rating-states.tsx';
import { Reasons } from './reasons.tsx';
import styles from './rating-card.module.css';

/** As many of the reasons as a glance takes in. */
const MOST_REASONS = 2;

const Figures = ({ rating }: { readonly rating: Rating }) => {
  const { t } = useTranslation('rating');
  const { confidence } = rating;
  return (
    <dl className={styles['figures']}>
      <div>
        <dt>{t('class')}</dt>
        <dd>
          <ClassBadge ratingClass={rating.class} symbol={rating.symbol} />{' '}
          {rating.band && <span className={styles['muted']}>{t(BAND_KEYS[rating.band])}</span>}{' '}
          {rating.isSynthetic && <SyntheticMark />}
        </dd>
      </div>
      <div>
        <dt>{t('pd')}</dt>
        <dd>
          <Figure value={rating.pd} decimals={decimalsOf(rating.pd ?? '1')} unit="%" />
        </dd>
      </div>
      <div>
        <dt>{t('solvencyIndex')}</dt>
        <dd>
          <Figure value={rating.solvencyIndex} decimals={1} />
        </dd>
      </div>
      <div>
        <dt>{t('confidence')}</dt>
        <dd>
          {confidence ? (
            <>
              {confidence.grade}{' '}
              <span className={styles['muted']}>{t(`confidence_${confidence.grade}`)}</span>
            </>
          ) : (
            <span className={styles['muted']}>{t('noConfidence')}</span>
          )}
        </dd>
      </div>
    </dl>
  );
};

/** A rating at a glance, with the way to all of it. */
export const RatingCard = ({ companyId }: { readonly companyId: number }) => {
  const { t } = useTranslation('rating');
  return (
    <RatingStates
      companyId={companyId}
      actions={
        <ButtonLink to={`/system/credit/rating?companyId=${companyId}`} size="small">
          {t('openRating')}
        </ButtonLink>
      }
    >
      {(rating) =>
        rating.status === 'rated' ? (
          <div className={styles['card']}>
            <Figures rating={rating} />
            {rating.explanation && <Reasons explanation={rating.explanation} most={MOST_REASONS} />}
          </div>
        ) : (
          <NotRated rating={rating} />
        )
      }
    </RatingStates>
  );
};
