import { useTranslation } from '../i18n/index.ts';
import { MoonIcon, SunIcon } from './glyphs.tsx';
import { changeTheme, useTheme } from './theme-store.ts';
import styles from './switches.module.css';

export const ThemeSwitch = () => {
  const theme = useTheme();
  const { t } = useTranslation('common');
  const isDark = theme === 'dark';
  const words = isDark ? t('toLightTheme') : t('toDarkTheme');
  return (
    <button
      type="button"
      className={styles['theme']}
      aria-label={words}
      title={words}
      onClick={() => changeTheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </button>
  );
};
