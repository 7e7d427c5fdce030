import { useTranslation } from '../../i18n/index.ts';
import { Part } from './part.tsx';
import styles from './dashboard.module.css';

export const About = () => {
  const { t } = useTranslation('dashboard');
  return (
    <Part anchor="about" title={t('aboutTitle')}>
      <p className={styles['prose']}>{t('aboutText')}</p>
      <p className={styles['prose']}>{t('aboutModels')}</p>
    </Part>
  );
};
