import type { ReactNode } from 'react';
import type { SortOrder } from '../../../ui/index.ts';
import styles from './sort-button.module.css';

/** Up, down, then the order of the list itself. */
const nextOrder = (name: string, sort: SortOrder | undefined): SortOrder | undefined => {
  if (sort?.key !== name) return { key: name, direction: 'asc' };
  return sort.direction === 'asc' ? { key: name, direction: 'desc' } : undefined;
};

/** The head of a column that the server sorts by; `aria-sort` of the cell around it tells the order. */
export const SortButton = ({
  name,
  sort,
  onSort,
  children,
}: {
  readonly name: string;
  readonly sort: SortOrder | undefined;
  readonly onSort: (sort: SortOrder | undefined) => void;
  readonly children: ReactNode;
}) => {
  const direction = sort?.key === name ? sort.direction : undefined;
  return (
    <button type="button" className={styles['button']} onClick={() => onSort(nextOrder(name, sort))}>
      {children}
      <svg className={styles['mark']} width="8" height="12" viewBox="0 0 8 12" aria-hidden>
        <path d="M4 1 7 5H1Z" data-on={direction === 'asc'} />
        <path d="M4 11 1 7h6Z" data-on={direction === 'desc'} />
      </svg>
    </button>
  );
};
