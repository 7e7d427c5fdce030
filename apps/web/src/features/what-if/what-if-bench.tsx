import type { WhatIfInput } from '@mingjian/contract/ratings';
import { rateCompany } from '@mingjian/domain/default-risk';
import type { FinancialModel, RatingInput } from '@mingjian/domain/default-risk';
import { rateScenario } from '@mingjian/domain/what-if';
import { useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import type { Bench, OpenRecord } from './bench.ts';
import { EventsSection } from './events/events-section.tsx';
import { LeversSection } from './levers/levers-section.tsx';
import { LinesSection } from './lines/lines-section.tsx';
import { PartiesSection } from './parties/parties-section.tsx';
import { BottomBar } from './result/bottom-bar.tsx';
import { ResultPanel } from './result/result-panel.tsx';
import { SavedSection } from './saved/saved-section.tsx';
import { useHistory } from './use-history.ts';
import type { ScenarioHistory } from './use-history.ts';
import styles from './what-if.module.css';

interface BenchProps {
  readonly data: WhatIfInput;
  readonly model: FinancialModel;
  readonly onOpenRecord: OpenRecord | undefined;
}

const useBench = ({ data, model, onOpenRecord }: BenchProps, history: ScenarioHistory): Bench => {
  const { scenario, stamp, change, settle } = history;
  const input = data.input as RatingInput;
  const labels = useMemo(() => new Map(data.labels.map(({ field, label }) => [field, label])), [data]);
  const base = useMemo(() => rateCompany(input, model), [input, model]);
  const rated = useMemo(() => rateScenario(input, scenario, model), [input, scenario, model]);
  return {
    companyId: data.companyId,
    modelVersion: data.model.version,
    input,
    model,
    labels,
    base,
    rated,
    scenario,
    stamp,
    change,
    settle,
    onOpenRecord,
  };
};

/** Keys that take back and repeat, wherever the focus is within or nowhere at all. */
const useKeys = (root: RefObject<HTMLElement | null>, { undo, redo }: ScenarioHistory): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target, ctrlKey, metaKey, altKey, shiftKey } = event;
      const key = event.key.toLowerCase();
      const isOurs = target === document.body || (target instanceof Node && root.current?.contains(target));
      if (!isOurs || !(ctrlKey || metaKey) || altKey || !['z', 'y'].includes(key)) return;
      event.preventDefault();
      if (key === 'y' || shiftKey) redo();
      else undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [root, undo, redo]);
};

/** Left what is supposed, right what it makes of the rating. */
export const WhatIfBench = (props: BenchProps) => {
  const { t } = useTranslation('what-if');
  const history = useHistory();
  const root = useRef<HTMLDivElement>(null);
  useKeys(root, history);
  const bench = useBench(props, history);
  return (
    <div ref={root} className={styles['bench']}>
      <p className={styles['caution']}>{t('caution')}</p>
      <div className={styles['columns']}>
        <div className={styles['left']}>
          <LinesSection bench={bench} />
          <EventsSection bench={bench} />
          <PartiesSection bench={bench} />
          <LeversSection bench={bench} />
        </div>
        <aside className={styles['right']} aria-label={t('result')}>
          <ResultPanel bench={bench} history={history} />
        </aside>
      </div>
      <SavedSection bench={bench} />
      <BottomBar bench={bench} history={history} />
    </div>
  );
};
