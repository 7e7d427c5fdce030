import type { ReactNode, RefObject } from 'react';
import styles from './graph-picture.module.css';

/** The frame in which a graph scrolls. What scrolls must be reachable by keyboard. */
export const graphFrame = styles['frame'];
/** Gives a party the colour of its `data-band` as `--grade`. */
export const gradeOfBand = styles['band'];

/** The drawing of a graph at a scale, as one image for a screen reader, with an arrow for the ends of its lines. */
export const GraphPicture = ({
  svg,
  label,
  size: { width, height },
  scale,
  arrow,
  className = '',
  children,
}: {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly label: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly scale: number;
  /** Id by which lines name the arrow, and its colour. */
  readonly arrow: { readonly id: string; readonly className: string | undefined };
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) => (
  <svg
    ref={svg}
    className={`${styles['picture']} ${className}`}
    role="img"
    aria-label={label}
    width={scale * width}
    height={scale * height}
    viewBox={`0 0 ${width} ${height}`}
  >
    <defs>
      <marker
        id={arrow.id}
        viewBox="0 0 8 8"
        refX="7"
        refY="4"
        markerWidth="7"
        markerHeight="7"
        orient="auto"
      >
        <path d="M0 0.5L8 4L0 7.5z" className={arrow.className} />
      </marker>
    </defs>
    {children}
  </svg>
);
