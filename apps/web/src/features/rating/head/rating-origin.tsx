import type { Rating } from '@mingjian/contract/ratings';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { CopyButton, formatMoment } from '../../../ui/index.ts';
import styles from './rating-origin.module.css';

/** Of a hash as many characters as an eye compares. */
const SHORT_HASH = 10;

/** Which model said it, when, from what: all that another needs to make the rating again. */
export const RatingOrigin = ({ rating }: { readonly rating: Rating }) => {
  const { t } = useTranslation('rating');
  const pick = usePick();
  const { model, inputHash } = rating;
  return (
    <div className={styles['origin']}>
      <dl className={styles['facts']}>
        <div>
          <dt>{t('model')}</dt>
          <dd>
            {pick(model.name)}, {t('modelVersion', { version: model.version })}
          </dd>
        </div>
        {rating.ratedAt && (
          <div>
            <dt>{t('ratedAt')}</dt>
            <dd>
              {formatMoment(rating.ratedAt)}
              {rating.isMadeAfterwards && <span className={styles['mark']}> {t('madeAfterwards')}</span>}
            </dd>
          </div>
        )}
        {inputHash && (
          <div>
            <dt>{t('inputHash')}</dt>
            <dd>
              <code title={inputHash}>{inputHash.slice(0, SHORT_HASH)}…</code>{' '}
              <CopyButton text={inputHash} label={t('copyHash')} />
            </dd>
          </div>
        )}
      </dl>
      <p className={styles['caution']}>{pick(model.caution)}</p>
    </div>
  );
};
