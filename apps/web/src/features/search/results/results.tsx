import { FAILURES } from '@mingjian/contract/wire';
import { SORTS } from '@mingjian/contract/search';
import type { SearchItem, Sort } from '@mingjian/contract/search';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Button, DataTable, EmptyState, ErrorState, Loading, Pager } from '../../../ui/index.ts';
import type { ChosenRows, PageOf, SortOrder } from '../../../ui/index.ts';
import { changeState, countFilters, lastRow } from '../search-state.ts';
import { useNarrow } from '../use-narrow.ts';
import type { SearchControl, useRows } from '../use-search.ts';
import { ResultCards } from './result-cards.tsx';
import { useResultColumns } from './result-columns.tsx';
import { SortSelect } from './sort-select.tsx';
import styles from './results.module.css';

interface ResultsProps extends SearchControl {
  readonly rows: ReturnType<typeof useRows>;
  readonly chosen: Omit<ChosenRows<SearchItem>, 'labelOf'>;
}

const toOrder = (sort: Sort): SortOrder | undefined =>
  sort === 'relevance'
    ? undefined
    : { key: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'desc' : 'asc' };

const toSort = (order: SortOrder | undefined): Sort =>
  SORTS.find((sort) => order && sort === (order.direction === 'desc' ? `-${order.key}` : order.key)) ??
  'relevance';

/** The rows that can be paged through; the total above the list says how many there are. */
export const toPage = (data: PageOf<SearchItem>, keyword: string): PageOf<SearchItem> => {
  const last = lastRow(keyword);
  return {
    ...data,
    total: Math.min(data.total, last),
    totalIsCapped: data.totalIsCapped || data.total > last,
  };
};

const Nothing = ({ state, show }: SearchControl) => {
  const { t } = useTranslation('search');
  const pick = usePick();
  const isFiltered = countFilters(state) > 0;
  return (
    <EmptyState
      title={pick(FAILURES['company-not-found'])}
      action={
        isFiltered && (
          <Button onClick={() => show(changeState(state, { chosen: {}, limits: {} }))}>
            {t('clearFilters')}
          </Button>
        )
      }
    >
      {t(isFiltered ? 'emptyFiltered' : 'emptyText')}
    </EmptyState>
  );
};

const Cards = ({
  rows,
  columns,
  ...control
}: ResultsProps & { readonly columns: ReturnType<typeof useResultColumns> }) => {
  const { t } = useTranslation('search');
  if (rows.error) return <ErrorState error={rows.error} onRetry={() => void rows.refetch()} />;
  if (!rows.data) return <Loading rows={8} />;
  if (rows.data.items.length === 0) return <Nothing {...control} />;
  const data = toPage(rows.data, control.state.keyword);
  return (
    <>
      <ResultCards caption={t('results')} items={data.items} columns={columns} />
      <Pager
        page={data.page}
        pageSize={data.pageSize}
        total={data.total}
        onPage={(page) => control.change({ page })}
      />
    </>
  );
};

/** The list: a table, or cards where the screen is narrow. */
export const Results = (props: ResultsProps) => {
  const { rows, state, change } = props;
  const { t } = useTranslation('search');
  const isNarrow = useNarrow();
  const columns = useResultColumns(state.keyword, rows.data?.withheld ?? []);
  if (isNarrow) {
    return (
      <div className={styles['narrow']} aria-busy={rows.isFetching}>
        <SortSelect columns={columns} sort={state.sort} onSort={(sort) => change({ sort })} />
        <Cards {...props} columns={columns} />
      </div>
    );
  }
  return (
    <DataTable
      caption={t('results')}
      columns={columns}
      rowKey={(item) => item.companyId}
      data={rows.data && toPage(rows.data, state.keyword)}
      isLoading={rows.isFetching}
      error={rows.error}
      onRetry={() => void rows.refetch()}
      sort={toOrder(state.sort)}
      onSort={(order) => change({ sort: toSort(order) })}
      onPage={(page, pageSize) => change(pageSize === state.pageSize ? { page } : { pageSize })}
      chosen={{ ...props.chosen, labelOf: ({ name }) => t('choose', { name }) }}
      empty={<Nothing {...props} />}
      minWidth={1380}
    />
  );
};
