import type { Missing } from '@mingjian/contract/ratings';
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
      {orElse && <span className={styles['rest']}>{orElse}</span>}
      <span className={styles['rest']}>
        {t('neededFor', { factors: list.format(item.neededFor.map((factor) => pick(factor))) })}
      </span>
    </li>
  );
};

/** What the accounts lack, each item with what could stand in for it and the factors that wait for it. */
export const MissingItems = ({ missing }: { readonly missing: readonly Missing[] }) => {
  const { t } = useTranslation('rating');
  return (
    <>
      <p className={styles['text']}>{t('missingText')}</p>
      <ul className={styles['items']}>
        {missing.map((item) => (
          <MissingItem key={item.field} item={item} />
        ))}
      </ul>
    </>
  );
};
