import { useTranslation } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import styles from './graph-choices.module.css';

export const SCALES = [0.4, 0.55, 0.7, 0.85, 1, 1.25, 1.5] as const;

export interface ToolActions {
  readonly onWords: (words: string) => void;
  readonly onNextFound: () => void;
  readonly onScale: (scale: number) => void;
  readonly onFullScreen: () => void;
  readonly onSave: (format: 'svg' | 'png' | 'json') => void;
}

/** Search inside the graph, its size, full screen, and what can be taken away. */
export const GraphTools = ({
  words,
  foundCount,
  scale,
  actions,
}: {
  readonly words: string;
  readonly foundCount: number;
  readonly scale: number;
  readonly actions: ToolActions;
}) => {
  const { t } = useTranslation('ownership');
  const smaller = SCALES.findLast((one) => one < scale);
  const larger = SCALES.find((one) => one > scale);
  return (
    <div className={styles['tools']}>
      <input
        type="search"
        value={words}
        aria-label={t('searchInside')}
        placeholder={t('searchInside')}
        onChange={(event) => actions.onWords(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && actions.onNextFound()}
      />
      <span className={styles['count']} aria-live="polite">
        {words.trim() && t('found', { count: foundCount })}
      </span>
      <Button
        size="small"
        aria-label={t('zoomOut')}
        disabled={smaller === undefined}
        onClick={() => actions.onScale(smaller ?? scale)}
      >
        −
      </Button>
      <span className={styles['count']}>{Math.round(100 * scale)} %</span>
      <Button
        size="small"
        aria-label={t('zoomIn')}
        disabled={larger === undefined}
        onClick={() => actions.onScale(larger ?? scale)}
      >
        +
      </Button>
      <Button size="small" onClick={actions.onFullScreen}>
        {t('fullScreen')}
      </Button>
      {(['svg', 'png', 'json'] as const).map((format) => (
        <Button key={format} size="small" onClick={() => actions.onSave(format)}>
          {t('save', { format: format.toUpperCase() })}
        </Button>
      ))}
    </div>
  );
};
