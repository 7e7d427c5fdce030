import { ABSENCE_LABELS, presentNegativeKind } from '@mingjian/domain/companies';
import type { NegativeKindView } from '@mingjian/contract/negative-records';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { formatDate } from '../../../ui/index.ts';
import styles from './negative-section.module.css';

/** The kinds without a record, by the reason why: found none, not covered, not fetched ... */
export const AnsweredWithout = ({ kinds }: { readonly kinds: readonly NegativeKindView[] }) => {
  const { t } = useTranslation('profile');
  const pick = usePick();
  const byState = [...Map.groupBy(kinds, ({ state }) => (state === 'found' ? 'none_found' : state))];
  if (byState.length === 0) return null;
  return (
    <dl className={styles['without']}>
      {byState.map(([state, alike]) => {
        const checked = alike.flatMap(({ checkedAt }) => checkedAt ?? []).toSorted();
        const [oldest] = checked;
        return (
          <div key={state} data-state={state}>
            <dt>{pick(ABSENCE_LABELS[state])}</dt>
            <dd>
              {alike.map(({ kind }) => pick(presentNegativeKind(kind))).join(t('listSeparator'))}
              {state === 'none_found' && oldest !== undefined && (
                <small>{t('checkedOn', { day: formatDate(oldest) })}</small>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
};
