import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { EmptyState, ErrorState, Loading } from '../states.tsx';
import { HeadCell } from './head-cell.tsx';
import { TablePager } from './table-pager.tsx';
import { TickBox } from './tick-box.tsx';
import type { ChosenRows, Column, DataTableProps } from './table-types.ts';
import styles from './data-table.module.css';

const edgeOf = <Row,>({ isFixed, isFixedEnd }: Column<Row>): string | undefined =>
  isFixed ? 'start' : isFixedEnd ? 'end' : undefined;

const tickAll = <Row,>(
  { keys, onChange }: ChosenRows<Row>,
  shown: readonly number[],
  isTicked: boolean,
): void => {
  const others = keys.filter((key) => !shown.includes(key));
  onChange(isTicked ? [...others, ...shown] : others);
};

const HeadTick = <Row,>({ chosen, shown }: { chosen: ChosenRows<Row>; shown: readonly number[] }) => {
  const { t } = useTranslation('common');
  const ticked = shown.filter((key) => chosen.keys.includes(key)).length;
  return (
    <th data-edge="tick">
      <TickBox
        label={t('selectAll')}
        isTicked={ticked > 0 && ticked === shown.length}
        isPartial={ticked > 0 && ticked < shown.length}
        onTick={(isTicked) => tickAll(chosen, shown, isTicked)}
      />
    </th>
  );
};

const Head = <Row,>({ columns, sort, onSort, chosen, shown }: DataTableProps<Row> & { shown: number[] }) => (
  <thead>
    <tr>
      {chosen && <HeadTick chosen={chosen} shown={shown} />}
      {columns.map((column) => (
        <HeadCell
          key={column.key}
          title={column.title}
          edge={edgeOf(column)}
          isFigure={column.isFigure ?? false}
          direction={column.isSortable ? (sort?.key === column.key ? sort.direction : undefined) : null}
          onSort={(direction) => onSort?.(direction && { key: column.key, direction })}
        />
      ))}
    </tr>
  </thead>
);

const RowTick = <Row,>({ row, rowKey, chosen }: { row: Row; rowKey: number; chosen: ChosenRows<Row> }) => (
  <td data-edge="tick">
    <TickBox
      label={chosen.labelOf(row)}
      isTicked={chosen.keys.includes(rowKey)}
      isDisabled={chosen.canTick?.(row) === false}
      onTick={(isTicked) => tickAll(chosen, [rowKey], isTicked)}
    />
  </td>
);

const Rows = <Row,>({ data, columns, rowKey, chosen }: DataTableProps<Row>): ReactNode => (
  <tbody>
    {data?.items.map((row) => (
      <tr key={rowKey(row)} data-ticked={chosen?.keys.includes(Number(rowKey(row))) || undefined}>
        {chosen && <RowTick row={row} rowKey={Number(rowKey(row))} chosen={chosen} />}
        {columns.map((column) => (
          <td key={column.key} data-edge={edgeOf(column)} data-figure={column.isFigure || undefined}>
            {column.render(row)}
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);

/** A table with paging and sorting by the server. It scrolls sideways inside its own frame. */
export const DataTable = <Row extends object>(props: DataTableProps<Row>) => {
  const { t } = useTranslation('common');
  const { data, columns, onPage, chosen, minWidth, isLoading = false } = props;
  if (props.error)
    return <ErrorState error={props.error} {...(props.onRetry ? { onRetry: props.onRetry } : {})} />;
  if (!data) return <Loading rows={8} />;
  if (data.items.length === 0)
    return (
      <>
        {props.empty ?? <EmptyState title={t('noRows')} />}
        {/* The last row of a page was deleted, or the address names a page beyond the end. */}
        {onPage && data.page > 1 && <TablePager data={data} onPage={onPage} />}
      </>
    );
  const shown = data.items
    .filter((row) => chosen?.canTick?.(row) !== false)
    .map((row) => Number(props.rowKey(row)));
  return (
    <>
      <div className={styles['frame']}>
        <table
          className={styles['table']}
          aria-busy={isLoading || undefined}
          data-ticks={chosen ? true : undefined}
          style={minWidth === undefined ? { width: 'max-content' } : { width: '100%', minWidth }}
        >
          <caption className="visually-hidden">{props.caption}</caption>
          <colgroup>
            {chosen && <col style={{ width: 40 }} />}
            {columns.map(({ key, width }) => (
              <col key={key} style={width === undefined ? undefined : { width }} />
            ))}
          </colgroup>
          <Head {...props} shown={shown} />
          <Rows {...props} />
        </table>
      </div>
      {onPage && <TablePager data={data} onPage={onPage} />}
    </>
  );
};
