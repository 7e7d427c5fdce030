import { useEffect } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/index.ts';
import { Brand } from '../../ui/brand.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';

const POINTS = [
  ['pointExplainedTitle', 'pointExplained'],
  ['pointClocksTitle', 'pointClocks'],
  ['pointHonestTitle', 'pointHonest'],
] as const;

export const LoginPage = () => {
  const { t } = useTranslation('login');
  useEffect(() => {
    document.title = `${t('title')} · Mingjian 明鉴`;
  }, [t]);
  return (
    <div className={styles['page']}>
      <header className={styles['bar']}>
        <Link to="/dashboard" title={t('toDashboard')}>
          <Brand />
        </Link>
        <span className={styles['tools']}>
          <LanguageSwitch />
          <ThemeSwitch />
        </span>
      </header>
      <main className={styles['main']}>
        <section className={styles['story']}>
          <p className={styles['lead']}>{t('lead')}</p>
          <ul>
            {POINTS.map(([title, text]) => (
              <li key={title}>
                <strong>{t(title)}</strong>
                <span>{t(text)}</span>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles['panel']}>
          <h1>{t('title')}</h1>
          <LoginForm />
          <p className={styles['foot']}>
            {t('noAccount')} <Link to="/dashboard#demo">{t('requestDemo')}</Link>
          </p>
        </section>
      </main>
    </div>
  );
};
