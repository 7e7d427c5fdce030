import { useTranslation } from '../i18n/index.ts';
import styles from './synthetic-mark.module.css';

/** Stands beside everything that the demo market invented. */
export const SyntheticMark = () => {
  const { t } = useTranslation('common');
  return (
    <span className={styles['mark']} title={t('syntheticLong')}>
      {t('synthetic')}
    </span>
  );
};

/** The line under the header of a database that holds the demo market. */
export const SyntheticBanner = () => {
  const { t } = useTranslation('common');
  return (
    <p className={styles['banner']} role="note">
      <strong>{t('syntheticBannerTitle')}</strong> {t('syntheticLong')}
    </p>
  );
};
