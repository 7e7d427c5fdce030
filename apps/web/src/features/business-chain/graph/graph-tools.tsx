import { useTranslation } from '../../../i18n/index.ts';
import { SaveButtons, ZoomButtons } from '../../../ui/graph/graph-buttons.tsx';
import type { PictureFormat } from '../../../ui/graph/graph-buttons.tsx';
import styles from './chain-graph.module.css';

export const SCALES = [0.35, 0.5, 0.7, 0.85, 1, 1.25, 1.5] as const;

/** Size of the graph, and what can be taken away: the picture, or the data behind it. */
export const GraphTools = ({
  scale,
  onScale,
  onSave,
}: {
  readonly scale: number;
  readonly onScale: (scale: number) => void;
  readonly onSave: (format: PictureFormat) => void;
}) => {
  const { t } = useTranslation('business-chain');
  return (
    <div className={styles['tools']}>
      <ZoomButtons
        scale={scale}
        scales={SCALES}
        labels={{ smaller: t('zoomOut'), larger: t('zoomIn') }}
        onScale={onScale}
      />
      <span className={styles['save']}>{t('saveAs')}</span>
      <SaveButtons labelOf={(format) => t('saveGraph', { format })} onSave={onSave} />
    </div>
  );
};
