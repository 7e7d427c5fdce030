import { NOT_RATED_WORDS, OVERRIDE_WORDS } from '@mingjian/domain/default-risk';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Section } from '../../../ui/index.ts';
import type { Bench } from '../bench.ts';
import type { ScenarioHistory } from '../use-history.ts';
import { BeforeAfter, ClassMove } from './before-after.tsx';
import { MovedFactors } from './moved-factors.tsx';
import { PlugNote } from './plug-note.tsx';
import { Steps } from './steps.tsx';
import styles from './result.module.css';

export interface ResultPanelProps {
  readonly bench: Bench;
  readonly history: ScenarioHistory;
}

/** What the scenario makes of the rating, at once. */
export const ResultPanel = ({ bench, history }: ResultPanelProps) => {
  const { t } = useTranslation('what-if');
  const pick = usePick();
  const { base, rated } = bench;
  const { result } = rated;
  const decisive = result.overrides.find(({ isDecisive }) => isDecisive);
  return (
    <Section title={t('result')}>
      <div className={styles['panel']}>
        <div role="status">
          <ClassMove before={base} after={result} />
        </div>
        {result.reason && <p>{pick(NOT_RATED_WORDS[result.reason])}</p>}
        <BeforeAfter before={base} after={result} />
        {decisive && (
          <p className={styles['fact']}>{t('decidedBy', { name: pick(OVERRIDE_WORDS[decisive.code]) })}</p>
        )}
        <MovedFactors bench={bench} />
        <PlugNote bench={bench} />
        <Steps history={history} />
      </div>
    </Section>
  );
};
