import { splitMatch } from './split-match.ts';
import styles from './matched-name.module.css';

/** A name with the part that was typed marked. */
export const MatchedName = ({ name, keyword }: { readonly name: string; readonly keyword: string }) => (
  <span lang={/[\u4e00-\u9fff]/.test(name) ? 'zh-CN' : 'en'}>
    {splitMatch(name, keyword).map(({ text, isMatch }, at) =>
      isMatch ? (
        <mark key={at} className={styles['mark']}>
          {text}
        </mark>
      ) : (
        text
      ),
    )}
  </span>
);
