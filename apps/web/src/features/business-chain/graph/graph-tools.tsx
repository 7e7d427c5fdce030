import { useTranslation } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import styles from './chain-graph.module.css';

export const SCALES = [0.35, 0.5, 0.7, 0.85, 1, 1.25, 1.5] as const;
const FORMATS = ['svg', 'png', 'json'] as const;
export type PictureFormat = (typeof FORMATS)[number];

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
  const smaller = SCALES.findLast((one) => one < scale);
  const larger = SCALES.find((one) => one > scale);
  return (
    <div className={styles['tools']}>
      <Button
        size="small"
        aria-label={t('zoomOut')}
        disabled={smaller === undefined}
        onClick={() => onScale(smaller ?? scale)}
      >
        −
      </Button>
      <span aria-live="polite">{Math.round(100 * scale)} %</span>
      <Button
        size="small"
        aria-label={t('zoomIn')}
        disabled={larger === undefined}
        onClick={() => onScale(larger ?? scale)}
      >
        +
      </Button>
      <span className={styles['save']}>{t('saveAs')}</span>
      {FORMATS.map((format) => (
        <Button
          key={format}
          size="small"
          aria-label={t('saveGraph', { format: format.toUpperCase() })}
          onClick={() => onSave(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </div>
  );
};
