import { changeLanguage, useLanguage, useTranslation } from '../i18n/index.ts';
import styles from './switches.module.css';

const LANGUAGES = [
  { lang: 'en', tag: 'en', name: 'English', short: 'EN' },
  { lang: 'cn', tag: 'zh-CN', name: '中文', short: '中' },
] as const;

/** English or Chinese, for this session. */
export const LanguageSwitch = () => {
  const current = useLanguage();
  const { t } = useTranslation('common');
  return (
    <div className={styles['languages']} role="group" aria-label={t('language')}>
      {LANGUAGES.map(({ lang, tag, name, short }) => (
        <button
          key={lang}
          type="button"
          lang={tag}
          title={name}
          aria-pressed={current === lang}
          onClick={() => void changeLanguage(lang)}
        >
          {short}
        </button>
      ))}
    </div>
  );
};
