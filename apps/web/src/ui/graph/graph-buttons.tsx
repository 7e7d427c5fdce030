import { Button } from '../button.tsx';

const FORMATS = ['svg', 'png', 'json'] as const;
export type PictureFormat = (typeof FORMATS)[number];

/** One step smaller or larger, with the scale between. */
export const ZoomButtons = ({
  scale,
  scales,
  labels,
  className,
  onScale,
}: {
  readonly scale: number;
  readonly scales: readonly number[];
  readonly labels: { readonly smaller: string; readonly larger: string };
  readonly className?: string | undefined;
  readonly onScale: (scale: number) => void;
}) => {
  const smaller = scales.findLast((one) => one < scale);
  const larger = scales.find((one) => one > scale);
  return (
    <>
      <Button
        size="small"
        aria-label={labels.smaller}
        disabled={smaller === undefined}
        onClick={() => onScale(smaller ?? scale)}
      >
        −
      </Button>
      <span className={className} aria-live="polite">
        {Math.round(100 * scale)} %
      </span>
      <Button
        size="small"
        aria-label={labels.larger}
        disabled={larger === undefined}
        onClick={() => onScale(larger ?? scale)}
      >
        +
      </Button>
    </>
  );
};

/** What can be taken away: the picture, or the data behind it. */
export const SaveButtons = ({
  labelOf,
  onSave,
}: {
  readonly labelOf: (format: string) => string;
  readonly onSave: (format: PictureFormat) => void;
}) =>
  FORMATS.map((format) => (
    <Button
      key={format}
      size="small"
      aria-label={labelOf(format.toUpperCase())}
      onClick={() => onSave(format)}
    >
      {format.toUpperCase()}
    </Button>
  ));
