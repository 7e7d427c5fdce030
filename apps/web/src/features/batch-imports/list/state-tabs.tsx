import type { RowState } from '@mingjian/domain/batch-imports';
import { useTranslation } from '../../../i18n/index.ts';
import { formatCount } from '../../../ui/index.ts';
import styles from './list.module.css';

export interface StateTabsProps {
  readonly total: number;
  readonly counts: readonly { readonly state: RowState; readonly count: number }[];
  readonly chosen: RowState | null;
  readonly onChoose: (state: RowState | null) => void;
}

const TONES: Readonly<Partial<Record<RowState, string>>> = {
  found: 'positive',
  ambiguous: 'warning',
  duplicate: 'plain',
};

/** Rows by how they came out, with their numbers; a choice shows only those. */
export const StateTabs = ({ total, counts, chosen, onChoose }: StateTabsProps) => {
  const { t } = useTranslation('batch-imports');
  const tabs = [{ state: null, count: total }, ...counts];
  return (
    <div className={styles['tabs']} role="group" aria-label={t('byState')}>
      {tabs.map(({ state, count }) => (
        <button
          key={state ?? 'all'}
          type="button"
          className={styles['tab']}
          data-tone={state === null ? 'plain' : (TONES[state] ?? 'negative')}
          aria-pressed={chosen === state}
          onClick={() => onChoose(state)}
        >
          {state === null ? t('allRows') : t(`state_${state}`)}
          <span className={styles['count']}>{formatCount(count)}</span>
        </button>
      ))}
    </div>
  );
};
