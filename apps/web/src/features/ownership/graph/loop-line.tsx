import { measureText } from '../../../ui/index.ts';
import type { LoopLink } from './layout-loops.ts';
import styles from './holding.module.css';

const FONT_SIZE = 11;

/** Ties the places of a party that stands in a loop, so that the eye can go round. */
export const LoopLine = ({
  link: { path, middle },
  words,
}: {
  readonly link: LoopLink;
  readonly words: string;
}) => {
  const width = measureText(words, FONT_SIZE) + 8;
  return (
    <g className={styles['loop']}>
      <path d={path} />
      <rect x={middle.x - width / 2} y={middle.y - 10} width={width} height="16" rx="3" />
      <text x={middle.x} y={middle.y + 2} textAnchor="middle">
        {words}
      </text>
    </g>
  );
};
