import type { Missing, Rating } from '@mingjian/contract/ratings';
import { usePick, useTranslation } from '../../i18n/index.ts';
import styles from './missing-items.module.css';

const MissingItem = ({ item }: { readonly item: Missing }) => {
  const { t } = useTranslation('rating');
  const pick = usePick();
  const orElse = item.orElse
    .map((fields) => t('orElse', { items: fields.map(({ label }) => pick(label)).join(' + ') }))
    .join(', ');
  return (
    <li className={styles['item']}>
      <span className={styles['label']}>{pick(item.label)}</span>
      {item.reason !== 'no-statement' && <span className={styles['reason']}>{pick(item.reasonWords)}</span>}
      {orElse && <span className={styles['rest']}>{orElse}</span>}
      <span className={styles['rest']}>
        {t('neededFor', { ratios: item.neededFor.map((ratio) => pick(ratio)).join(', ') })}
      </span>
    </li>
  );
};

/** What the model lacks, each item in words; nothing when there is a score. */
export const MissingItems = ({ rating }: { readonly rating: Rating }) => {
  const { t } = useTranslation('rating');
  const { missing, status } = rating;
  if (missing.length === 0) return null;
  const hasAccounts = missing.some(({ reason }) => reason !== 'no-statement');
  return (
    <div className={styles['missing']}>
      <h3 className={styles['title']}>{t(status === 'rated' ? 'scoreMissingTitle' : 'notRatedTitle')}</h3>
      <p className={styles['text']}>
        {hasAccounts ? t('notRatedText', { count: missing.length }) : t('noAccountsText')}
      </p>
      <ul className={styles['items']}>
        {missing.map((item) => (
          <MissingItem key={item.field} item={item} />
        ))}
      </ul>
    </div>
  );
};
