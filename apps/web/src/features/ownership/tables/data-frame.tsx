import type { ReactNode } from 'react';
import styles from './tables.module.css';

export interface Column {
  readonly key: string;
  readonly label: string;
  readonly isFigure?: boolean;
}

/** A wide table in a frame that scrolls by itself. */
export const DataFrame = ({
  label,
  columns,
  isWide = false,
  children,
}: {
  readonly label: string;
  readonly columns: readonly Column[];
  /** More columns than a desk has room for by words alone. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
  <div className={styles['frame']} role="group" aria-label={label} tabIndex={0}>
    <table className={styles['table']} data-wide={isWide || undefined}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {columns.map(({ key, label: heading, isFigure }) => (
            <th key={key} scope="col" className={isFigure ? styles['figure'] : undefined}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
