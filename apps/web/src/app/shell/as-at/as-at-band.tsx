import { storeAsAt, useSession } from '../../../api/session/index.ts';
import { useTranslation } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { useFirstDay } from './use-first-day.ts';
import styles from './as-at-band.module.css';

/** Stands over every screen while the product is not on today, and leads back with one click. */
export const AsAtBand = () => {
  const { t } = useTranslation('as-at');
  const asAt = useSession((session) => session.asAt);
  const first = useFirstDay();
  const isBeforeFirst = asAt?.clock === 'known' && first !== null && asAt.day < first;
  return (
    <div role="status" className={styles['status']}>
      {asAt && (
        <div className={styles['band']}>
          <p>
            <strong>{t(`band_${asAt.clock}`, { day: asAt.day })}</strong>{' '}
            {isBeforeFirst ? t('beforeFirst', { day: first }) : `${t(`text_${asAt.clock}`)} ${t('ratings')}`}
          </p>
          <div className={styles['actions']}>
            {isBeforeFirst && (
              <Button size="small" onClick={() => storeAsAt({ ...asAt, clock: 'published' })}>
                {t('showPublished')}
              </Button>
            )}
            <Button size="small" onClick={() => storeAsAt(null)}>
              {t('toToday')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
};
