import type { SearchItem } from '@mingjian/contract/search';
import { useTranslation } from '../../../i18n/index.ts';
import { MatchedName } from '../box/matched-name.tsx';
import { REASON_KEYS } from '../box/reason-words.ts';
import styles from './results.module.css';

/** Why the company is in the list, with the name that fits when the row does not show it anyway. */
export const MatchNote = ({ item, keyword }: { readonly item: SearchItem; readonly keyword: string }) => {
  const { t } = useTranslation('search-box');
  if (item.matchReason === null) return null;
  const isShown = item.matchedName === item.name || item.matchedName === item.nameEn;
  const isCode = ['credit-code', 'code-prefix', 'other-code'].includes(item.matchReason);
  return (
    <span className={styles['match']}>
      {t(REASON_KEYS[item.matchReason])}
      {!isCode && !isShown && item.matchedName !== null && (
        <>
          {': '}
          <MatchedName name={item.matchedName} keyword={keyword} />
        </>
      )}
    </span>
  );
};
