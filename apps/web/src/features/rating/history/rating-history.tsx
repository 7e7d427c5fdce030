import { useState } from 'react';
import { listRatings } from '@mingjian/contract/ratings';
import type { HistoryItem } from '@mingjian/contract/ratings';
import { useCall } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/index.ts';
import { EmptyState, ErrorState, Loading, Pager, Section } from '../../../ui/index.ts';
import { HistoryChart } from './history-chart.tsx';
import { HistoryRow } from './history-row.tsx';
import styles from './history-table.module.css';

const PAGE_SIZE = 10;

const COLUMNS = ['ratedAt', 'class', 'shortPd', 'shortIndex', 'confidence', 'move', 'check'] as const;
const FIGURES: ReadonlySet<string> = new Set(['shortPd', 'shortIndex']);

const HistoryTable = ({
  companyId,
  items,
  isLastPage,
}: {
  readonly companyId: number;
  readonly items: readonly HistoryItem[];
  readonly isLastPage: boolean;
}) => {
  const { t } = useTranslation('rating');
  return (
    <div className={styles['frame']}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{t('history')}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={FIGURES.has(column) ? styles['figure'] : undefined}>
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item, at) => (
            <HistoryRow
              key={item.ratedAt}
              companyId={companyId}
              item={item}
              isFirst={isLastPage && at === items.length - 1}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Every rating of a company over time with what moved it; any of them can be made again. */
export const RatingHistory = ({ companyId }: { readonly companyId: number }) => {
  const { t } = useTranslation('rating');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useCall(
    listRatings,
    { companyId, page, pageSize: PAGE_SIZE },
    { keepPrevious: true },
  );
  return (
    <Section title={t('history')} note={data && t('ratingCount', { count: data.total })} isFlush>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading rows={6} />
      ) : data.items.length === 0 ? (
        <EmptyState title={t('noneTitle')}>{t('noHistory')}</EmptyState>
      ) : (
        <>
          <HistoryChart items={data.items} />
          <HistoryTable
            companyId={companyId}
            items={data.items}
            isLastPage={data.page * data.pageSize >= data.total}
          />
          <Pager page={page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />
        </>
      )}
    </Section>
  );
};
