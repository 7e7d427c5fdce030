import { EMPTY_SCENARIO, isEmptyScenario } from '@mingjian/domain/what-if';
import { useTranslation } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import type { ScenarioHistory } from '../use-history.ts';
import styles from './result.module.css';

/** One step back, one forth, and all the way back. */
export const Steps = ({ history }: { readonly history: ScenarioHistory }) => {
  const { t } = useTranslation('what-if');
  const { scenario, canUndo, canRedo, undo, redo, change } = history;
  return (
    <div className={styles['steps']}>
      <Button size="small" disabled={!canUndo} title="Ctrl+Z" onClick={undo}>
        {t('undo')}
      </Button>
      <Button size="small" disabled={!canRedo} title="Ctrl+Shift+Z" onClick={redo}>
        {t('redo')}
      </Button>
      <Button
        size="small"
        kind="quiet"
        disabled={isEmptyScenario(scenario)}
        onClick={() => change(EMPTY_SCENARIO)}
      >
        {t('reset')}
      </Button>
    </div>
  );
};
