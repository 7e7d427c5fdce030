import type { ReactNode } from 'react';
import styles from './figure-table.module.css';

export interface FigureColumn {
  readonly key: string;
  readonly title: string;
  /** Words stand left, figures right. */
  readonly isWords?: boolean;
}

export interface FigureRow {
  readonly key: string;
  readonly head: ReactNode;
  readonly cells: readonly ReactNode[];
}

/** A plain table of figures that scrolls sideways in its own frame; the first column stays. */
export const FigureTable = ({
  caption,
  head,
  columns,
  rows,
}: {
  readonly caption: string;
  readonly head: string;
  readonly columns: readonly FigureColumn[];
  readonly rows: readonly FigureRow[];
}) => (
  <div
    className={styles['frame']}
    role="group"
    aria-label={caption}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    tabIndex={0}
  >
    <table className={styles['table']}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {columns.map(({ key, title, isWords }) => (
            <th key={key} scope="col" className={isWords ? styles['words'] : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.head}</th>
            {row.cells.map((cell, at) => (
              <td key={columns[at]?.key ?? at} className={columns[at]?.isWords ? styles['words'] : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** A figure with its interval. */
export const WithRange = ({ value, range }: { readonly value: string; readonly range: string }) => (
  <>
    {value}
    <span className={styles['range']}>{range}</span>
  </>
);

/** A day, in one piece however narrow its column is. */
export const Day = ({ on }: { readonly on: string }) => <span className={styles['day']}>{on}</span>;

/** Why a figure is withheld. */
export const Few = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles['few']}>{children}</span>
);

export const Verdict = ({
  tone,
  children,
}: {
  readonly tone: 'positive' | 'warning' | 'negative';
  readonly children: ReactNode;
}) => (
  <span className={styles['verdict']} data-tone={tone}>
    {children}
  </span>
);
