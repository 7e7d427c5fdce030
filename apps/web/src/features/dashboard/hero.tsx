import { useSession } from '../../api/session/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MasterScaleFigure } from './master-scale-figure.tsx';
import styles from './dashboard.module.css';

export const Hero = () => {
  const { t } = useTranslation('dashboard');
  const hasToken = useSession((session) => session.token !== '');
  return (
    <section className={styles['hero']}>
      <div>
        <h1>{t('heroTitle')}</h1>
        <p className={styles['heroLead']}>{t('heroLead')}</p>
        <p className={styles['heroActions']}>
          <ButtonLink to={hasToken ? '/system/index' : '/login'} kind="primary" size="large">
            {hasToken ? t('toWorkbench') : t('logIn')}
          </ButtonLink>
          <a href="#demo" className={styles['heroLink']}>
            {t('requestDemo')}
          </a>
        </p>
      </div>
      <MasterScaleFigure />
    </section>
  );
};
