import type { ReactNode } from 'react';

export interface SortOrder {
  readonly key: string;
  readonly direction: 'asc' | 'desc';
}

export interface Column<Row> {
  readonly key: string;
  readonly title: ReactNode;
  readonly render: (row: Row) => ReactNode;
  /** Figures stand right, under a right-standing title. */
  readonly isFigure?: boolean;
  readonly isSortable?: boolean;
  readonly width?: number;
  /** Stays at the left edge while the rest scrolls sideways. */
  readonly isFixed?: boolean;
  /** Stays at the right edge. */
  readonly isFixedEnd?: boolean;
}

export interface PageOf<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  readonly totalIsCapped?: boolean;
  readonly page: number;
  readonly pageSize: number;
}

export interface ChosenRows<Row> {
  readonly keys: readonly number[];
  /** Names the box of a row for a screen reader. */
  readonly labelOf: (row: Row) => string;
  readonly onChange: (keys: readonly number[]) => void;
  /** False: the box of a row is there and cannot be ticked; absent: every one can. */
  readonly canTick?: (row: Row) => boolean;
}

export interface DataTableProps<Row> {
  /** Names the table for a screen reader. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string | number;
  readonly data: PageOf<Row> | undefined;
  readonly isLoading?: boolean;
  readonly error?: unknown;
  readonly onRetry?: () => void;
  readonly sort?: SortOrder | undefined;
  readonly onSort?: (sort: SortOrder | undefined) => void;
  readonly onPage?: (page: number, pageSize: number) => void;
  readonly empty?: ReactNode;
  /** Rows that are ticked, also on other pages; absent: there is nothing to tick. */
  readonly chosen?: ChosenRows<Row> | undefined;
  /** Width below which the table scrolls sideways, in pixels. */
  readonly minWidth?: number;
}
