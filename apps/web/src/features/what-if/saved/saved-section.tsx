import { listScenarios } from '@mingjian/contract/what-if';
import type { SavedScenario } from '@mingjian/contract/what-if';
import { useState } from 'react';
import { useCall } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/index.ts';
import { ErrorState, Loading, Section } from '../../../ui/index.ts';
import type { Bench } from '../bench.ts';
import { CompareTable } from './compare-table.tsx';
import { SaveForm } from './save-form.tsx';
import { DeletedNote, SavedRow } from './saved-row.tsx';
import styles from './saved.module.css';

const MOST_COMPARED = 4;

/** Scenarios kept under a name, and some of them side by side. */
export const SavedSection = ({ bench }: { readonly bench: Bench }) => {
  const { t } = useTranslation('what-if');
  const { data, error, refetch } = useCall(listScenarios, { companyId: bench.companyId });
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [deleted, setDeleted] = useState<SavedScenario | null>(null);
  const scenarios = data?.scenarios ?? [];
  const compared = scenarios.filter(({ scenarioId }) => chosen.includes(scenarioId));
  const compare = (id: number, isCompared: boolean): void =>
    setChosen(isCompared ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <Section title={t('saved')} note={t('private')}>
      <div className={styles['body']}>
        <SaveForm bench={bench} />
        {deleted && <DeletedNote saved={deleted} onRestored={() => setDeleted(null)} />}
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Loading rows={2} />
        ) : scenarios.length === 0 ? (
          <p className={styles['quiet']}>{t('noneSaved')}</p>
        ) : (
          <>
            <p className={styles['quiet']}>{t('compareHint', { count: MOST_COMPARED })}</p>
            <ul>
              {scenarios.map((saved) => (
                <SavedRow
                  key={saved.scenarioId}
                  saved={saved}
                  bench={bench}
                  isCompared={chosen.includes(saved.scenarioId)}
                  mayCompare={compared.length < MOST_COMPARED}
                  onCompare={(isCompared) => compare(saved.scenarioId, isCompared)}
                  onDeleted={setDeleted}
                />
              ))}
            </ul>
            {compared.length > 0 && <CompareTable bench={bench} compared={compared} />}
          </>
        )}
      </div>
    </Section>
  );
};
