import { useTranslation } from '../../../i18n/index.ts';
import { SaveButtons, ZoomButtons } from '../../../ui/graph/graph-buttons.tsx';
import type { PictureFormat } from '../../../ui/graph/graph-buttons.tsx';
import { Button } from '../../../ui/index.ts';
import { SCALES } from './use-scale.ts';
import styles from './graph-choices.module.css';

export interface ToolActions {
  readonly onWords: (words: string) => void;
  readonly onNextFound: () => void;
  readonly onScale: (scale: number) => void;
  readonly onFit: () => void;
  readonly onFullScreen: () => void;
  readonly onSave: (format: PictureFormat) => void;
}

const Search = ({
  words,
  found,
  actions,
}: {
  readonly words: string;
  readonly found: Found;
  readonly actions: ToolActions;
}) => {
  const { t } = useTranslation('ownership');
  const count = () =>
    found.place === 0
      ? t('found', { count: found.count })
      : t('foundPlace', { place: found.place, count: found.count });
  return (
    <span className={styles['group']} role="search" aria-label={t('searchInside')}>
      <input
        type="search"
        value={words}
        aria-label={t('searchInside')}
        placeholder={t('searchInside')}
        onChange={(event) => actions.onWords(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && actions.onNextFound()}
      />
      <Button size="small" disabled={found.count === 0} onClick={actions.onNextFound}>
        {t('nextFound')}
      </Button>
      <span className={styles['count']} aria-live="polite">
        {words.trim() && count()}
      </span>
    </span>
  );
};

const Zoom = ({ scale, actions }: { readonly scale: number; readonly actions: ToolActions }) => {
  const { t } = useTranslation('ownership');
  return (
    <span className={styles['group']}>
      <ZoomButtons
        scale={scale}
        scales={SCALES}
        labels={{ smaller: t('zoomOut'), larger: t('zoomIn') }}
        className={styles['count']}
        onScale={actions.onScale}
      />
      <Button size="small" onClick={actions.onFit}>
        {t('fit')}
      </Button>
    </span>
  );
};

/** How many parties a search found, and which of them is chosen; 0: none of them. */
export interface Found {
  readonly count: number;
  readonly place: number;
}

/** Search inside the graph, its size, full screen, and what can be taken away. */
export const GraphTools = ({
  words,
  found,
  scale,
  isFull,
  actions,
}: {
  readonly words: string;
  readonly found: Found;
  readonly scale: number;
  readonly isFull: boolean;
  readonly actions: ToolActions;
}) => {
  const { t } = useTranslation('ownership');
  return (
    <div className={styles['tools']}>
      <Search {...{ words, found, actions }} />
      <Zoom {...{ scale, actions }} />
      <Button size="small" aria-pressed={isFull} onClick={actions.onFullScreen}>
        {isFull ? t('leaveFullScreen') : t('fullScreen')}
      </Button>
      <span className={styles['group']}>
        <span className={styles['count']}>{t('saveAs')}</span>
        <SaveButtons labelOf={(format) => t('save', { format })} onSave={actions.onSave} />
      </span>
    </div>
  );
};
