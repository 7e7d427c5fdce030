import type { ScoreLack } from '@mingjian/contract/distress-scores';
import { TAGS, useLanguage, usePick, useTranslation } from '../../i18n/index.ts';
import styles from './lack-list.module.css';

const LackItem = ({ lack }: { readonly lack: ScoreLack }) => {
  const { t } = useTranslation('distress-scores');
  const pick = usePick();
  const list = new Intl.ListFormat(TAGS[useLanguage()]);
  const orElse = lack.orElse
    .filter((names) => names.length > 0)
    .map((names) => t('orElse', { items: list.format(names.map(({ label }) => pick(label))) }))
    .join(', ');
  // A quantity that is one market input needs it for itself.
  const terms = lack.neededFor.map((term) => pick(term)).filter((term) => term !== pick(lack.label));
  return (
    <li className={styles['item']}>
      <span className={styles['label']}>{pick(lack.label)}</span>
      <span className={styles['reason']}>{pick(lack.reasonWords)}</span>
      {lack.periodEnd !== null && (
        <span className={styles['rest']}>{t('inAccountsOf', { period: lack.periodEnd })}</span>
      )}
      {orElse && <span className={styles['rest']}>{orElse}</span>}
      {terms.length > 0 && (
        <span className={styles['rest']}>{t('neededFor', { terms: terms.join(', ') })}</span>
      )}
    </li>
  );
};

/** What stands in the way of a score, each thing in words; nothing when there is a score. */
export const LackList = ({ missing }: { readonly missing: readonly ScoreLack[] }) => {
  const { t } = useTranslation('distress-scores');
  if (missing.length === 0) return null;
  return (
    <div className={styles['lacks']}>
      <p className={styles['title']}>{t('missing')}</p>
      <ul>
        {missing.map((lack) => (
          <LackItem key={`${lack.name} ${lack.periodEnd}`} lack={lack} />
        ))}
      </ul>
    </div>
  );
};
