import { useTranslation } from '../../../i18n/index.ts';
import { ClassMove } from './before-after.tsx';
import { writePd } from './figures.ts';
import type { ResultPanelProps } from './result-panel.tsx';
import { Steps } from './steps.tsx';
import styles from './result.module.css';

/** The result in one line, at hand while a narrow screen scrolls. */
export const BottomBar = ({ bench, history }: ResultPanelProps) => {
  const { t } = useTranslation('what-if');
  const { base, rated } = bench;
  return (
    <div className={styles['bar']} role="group" aria-label={t('resultBar')}>
      <div>
        <ClassMove before={base} after={rated.result} isSmall />
        <span className={styles['quiet']}>
          {writePd(base.pd)} → {writePd(rated.result.pd)}
        </span>
      </div>
      <Steps history={history} />
    </div>
  );
};
