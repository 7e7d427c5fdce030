import type { ReactNode } from 'react';
import type { SortOrder } from './table-types.ts';
import styles from './data-table.module.css';

export interface HeadCellProps {
  readonly title: ReactNode;
  readonly edge: string | undefined;
  readonly isFigure: boolean;
  /** Null: nothing sorts by this column; undefined: something else does. */
  readonly direction: SortOrder['direction'] | undefined | null;
  readonly onSort: (direction: SortOrder['direction'] | undefined) => void;
}

/** Ascending, then descending, then the order that the list has by itself. */
const NEXT = { none: 'asc', asc: 'desc', desc: undefined } as const;
const ARIA = { asc: 'ascending', desc: 'descending' } as const;

/** The head of a column; that of a sortable one is a button. */
export const HeadCell = ({ title, edge, isFigure, direction, onSort }: HeadCellProps) => (
  <th
    scope="col"
    data-edge={edge}
    data-figure={isFigure || undefined}
    aria-sort={direction ? ARIA[direction] : undefined}
  >
    {direction === null ? (
      title
    ) : (
      <button type="button" className={styles['sort']} onClick={() => onSort(NEXT[direction ?? 'none'])}>
        {title}
        <span className={styles['arrow']} data-direction={direction ?? 'none'} aria-hidden />
      </button>
    )}
  </th>
);
