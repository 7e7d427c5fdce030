import type { Missing, Rating } from '@mingjian/contract/ratings';
import { TAGS, useLanguage, usePick, useTranslation } from '../../i18n/index.ts';
import styles from './missing-items.module.css';

const MissingItem = ({ item }: { readonly item: Missing }) => {
  const { t } = useTranslation('rating');
  const pick = usePick();
  const list = new Intl.ListFormat(TAGS[useLanguage()]);
  const orElse = item.orElse
    .map((fields) => t('orElse', { items: list.format(fields.map(({ label }) => pick(label))) }))
    .join(', ');
  return (
    <li className={styles['item']}>
      <span className={styles['label']}>{pick(item.label)}</span>
      <span className={styles['reason']}>{pick(item.reasonWords)}</span>
      {orElse && <span className={styles['rest']}>{orElse}</span>}
      <span className={styles['rest']}>
        {t('neededFor', { ratios: item.neededFor.map((ratio) => pick(ratio)).join(', ') })}
      </span>
    </li>
  );
};

/** Without any accounts the ways around a missing item lead nowhere: the items alone. */
const NeededItems = ({ missing }: { readonly missing: readonly Missing[] }) => {
  const pick = usePick();
  return (
    <ul className={styles['needed']}>
      {missing.map(({ field, label }) => (
        <li key={field}>{pick(label)}</li>
      ))}
    </ul>
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
      {hasAccounts ? (
        <ul className={styles['items']}>
          {missing.map((item) => (
            <MissingItem key={item.field} item={item} />
          ))}
        </ul>
      ) : (
        <NeededItems missing={missing} />
      )}
    </div>
  );
};
