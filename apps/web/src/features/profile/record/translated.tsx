import { useLanguage } from '../../../i18n/index.ts';
import styles from './translated.module.css';

/** Words in the reader's language; beside an English translation stands the Chinese original. */
export const Translated = ({ en, cn }: { readonly en: string; readonly cn: string }) => {
  const lang = useLanguage();
  if (lang === 'cn' || en === cn) return <span lang="zh-CN">{cn}</span>;
  return (
    <>
      {en}{' '}
      <span lang="zh-CN" className={styles['original']}>
        {cn}
      </span>
    </>
  );
};
