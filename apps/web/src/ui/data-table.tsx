import { Table } from 'antd';
import type { TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { formatCount } from './format.ts';
import { EmptyState, ErrorState, Loading } from './states.tsx';
import styles from './data-table.module.css';

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
  /** Rows that cannot be ticked stand there with a closed box. */
  readonly canTick?: (row: Row) => boolean;
  readonly onChange: (keys: readonly number[]) => void;
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

const SMALLEST_PAGE = 20;
const ANTD_ORDERS = { asc: 'ascend', desc: 'descend' } as const;

const antdColumn = <Row,>(column: Column<Row>, sort: SortOrder | undefined): TableColumnType<Row> => ({
  key: column.key,
  title: column.title,
  render: (_value: unknown, row: Row) => column.render(row),
  align: column.isFigure ? 'right' : 'left',
  ...(column.width === undefined ? {} : { width: column.width }),
  ...(column.isFixed ? { fixed: 'left' as const } : {}),
  ...(column.isFixedEnd ? { fixed: 'right' as const } : {}),
  ...(column.isSortable
    ? {
        sorter: true,
        showSorterTooltip: false,
        sortOrder: sort?.key === column.key ? ANTD_ORDERS[sort.direction] : null,
      }
    : {}),
});

const antdSelection = <Row,>({ keys, labelOf, canTick, onChange }: ChosenRows<Row>) => ({
  selectedRowKeys: [...keys],
  preserveSelectedRowKeys: true,
  onChange: (changed: readonly unknown[]) => onChange(changed.map(Number)),
  getCheckboxProps: (row: Row) => ({
    'aria-label': labelOf(row),
    disabled: canTick ? !canTick(row) : false,
  }),
  columnWidth: 40,
  fixed: true,
});

/** A real table (rows, headers, caption) with paging and sorting by the server. */
export const DataTable = <Row extends object>(props: DataTableProps<Row>) => {
  const { t } = useTranslation('common');
  const { data, columns, sort, onPage, chosen } = props;
  if (props.error)
    return <ErrorState error={props.error} {...(props.onRetry ? { onRetry: props.onRetry } : {})} />;
  if (!data) return <Loading rows={8} />;
  if (data.items.length === 0) return <>{props.empty ?? <EmptyState title={t('noRows')} />}</>;
  return (
    <Table<Row>
      className={styles['table'] ?? ''}
      size="small"
      caption={<span className="visually-hidden">{props.caption}</span>}
      rowKey={props.rowKey}
      columns={columns.map((column) => antdColumn(column, sort))}
      dataSource={data.items}
      loading={props.isLoading ?? false}
      {...(chosen ? { rowSelection: antdSelection(chosen) } : {})}
      scroll={{ x: props.minWidth ?? 'max-content' }}
      onChange={(_pagination, _filters, sorter, { action }) => {
        if (action !== 'sort' || Array.isArray(sorter)) return;
        const direction = sorter.order === 'descend' ? 'desc' : 'asc';
        props.onSort?.(sorter.order ? { key: String(sorter.columnKey), direction } : undefined);
      }}
      pagination={
        onPage
          ? {
              current: data.page,
              pageSize: data.pageSize,
              total: data.total,
              pageSizeOptions: [SMALLEST_PAGE, 50, 100],
              showSizeChanger: data.total > SMALLEST_PAGE,
              showTotal: (total) =>
                t('rowsInAll', { total: `${formatCount(total)}${data.totalIsCapped ? '+' : ''}` }),
              onChange: onPage,
              size: 'small',
              hideOnSinglePage: data.total <= SMALLEST_PAGE,
            }
          : false
      }
    />
  );
};
