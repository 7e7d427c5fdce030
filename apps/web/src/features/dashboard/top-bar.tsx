import { Link } from 'react-router';
import { useSession } from '../../api/session/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Brand } from '../../ui/brand.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import styles from './top-bar.module.css';

const PARTS = [
  ['#services', 'navServices'],
  ['#data', 'navData'],
  ['#solutions', 'navSolutions'],
  ['#sources', 'navSources'],
  ['#about', 'navAbout'],
] as const;

export const TopBar = () => {
  const { t } = useTranslation('dashboard');
  const hasToken = useSession((session) => session.token !== '');
  return (
    <header className={styles['bar']}>
      <Link to="/dashboard" className={styles['brand']}>
        <Brand />
      </Link>
      <nav className={styles['parts']} aria-label={t('navLabel')}>
        {PARTS.map(([hash, text]) => (
          <a key={hash} href={hash}>
            {t(text)}
          </a>
        ))}
      </nav>
      <div className={styles['tools']}>
        <LanguageSwitch />
        <ThemeSwitch />
        <ButtonLink to={hasToken ? '/system/index' : '/login'} kind="primary">
          {hasToken ? t('toWorkbench') : t('logIn')}
        </ButtonLink>
      </div>
    </header>
  );
};
