import { ABSENCE_LABELS } from '@mingjian/domain/companies';
import type { CoverageState } from '@mingjian/domain/records';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { formatDate } from '../../../ui/index.ts';
import styles from './answered-without.module.css';

export interface Unanswered {
  readonly name: string;
  readonly state: CoverageState;
  readonly checkedAt: string | null;
}

/** What has no record, by the reason why: none found, not covered, not fetched ...; with the oldest check. */
export const AnsweredWithout = ({ items }: { readonly items: readonly Unanswered[] }) => {
  const { t } = useTranslation('profile');
  const pick = usePick();
  const byState = [...Map.groupBy(items, ({ state }) => (state === 'found' ? 'none_found' : state))];
  if (byState.length === 0) return null;
  return (
    <dl className={styles['without']}>
      {byState.map(([state, alike]) => {
        const [oldest] = alike.flatMap(({ checkedAt }) => checkedAt ?? []).toSorted();
        return (
          <div key={state} data-state={state}>
            <dt>{pick(ABSENCE_LABELS[state])}</dt>
            <dd>
              {alike.map(({ name }) => name).join(t('listSeparator'))}
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
