import { useState } from 'react';
import { listPartners } from '@mingjian/contract/business-chain';
import type { PartnerView } from '@mingjian/contract/business-chain';
import type { TradeRole } from '@mingjian/domain/business-chain';
import { useCall } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import {
  ClassBadge,
  CompanyName,
  ErrorState,
  Figure,
  formatFigure,
  Loading,
  Missing,
  NoData,
  Pager,
} from '../../ui/index.ts';
import { TradeRecords } from './trade-records.tsx';
import type { OpenTradeRecord } from './trade-records.tsx';
import styles from './partner-table.module.css';

const PAGE_SIZE = 20;
const SORTS = ['name', 'share', 'amount'] as const;
type Sort = (typeof SORTS)[number];
type Order = Sort | `-${Sort}`;

const Standing = ({ standing }: Pick<PartnerView, 'standing'>) => {
  const { t } = useTranslation('business-chain');
  const { state, ratingClass, symbol, flags } = standing;
  return (
    <>
      {state === 'rated' ? <ClassBadge ratingClass={ratingClass} symbol={symbol} /> : t(`standing_${state}`)}
      {(flags ?? []).map((flag) => (
        <span key={flag} className={styles['flag']}>
          {t(`flag_${flag}`)}
        </span>
      ))}
    </>
  );
};

const Before = ({ before, year }: Pick<PartnerView, 'before'> & { readonly year: number }) => {
  const { t } = useTranslation('business-chain');
  if (!before) return <span className={styles['new']}>{t('notNamedBefore', { year: year - 1 })}</span>;
  return before.share === null ? <Missing isShort /> : <>{formatFigure(before.share, 1)} %</>;
};

const PartnerRow = ({
  partner,
  role,
  year,
  onOpenRecord,
}: {
  readonly partner: PartnerView;
  readonly role: TradeRole;
  readonly year: number;
  readonly onOpenRecord: OpenTradeRecord;
}) => {
  const { t } = useTranslation('business-chain');
  const { name, nameEn, companyId, isSynthetic, share, amount, isRelated, record, other } = partner;
  return (
    <tr>
      <th scope="row">
        <CompanyName
          name={name}
          nameEn={nameEn}
          companyId={companyId ?? undefined}
          isSynthetic={isSynthetic}
        />
        {isRelated && <span className={styles['flag']}>{t('related')}</span>}
        {record === null && <span className={styles['flag']}>{t('namedByOther')}</span>}
      </th>
      <td className={styles['figure']}>
        <Figure value={share} decimals={1} unit="%" isShort />
        {other && other.share !== null && (
          <span className={styles['other']}>
            {t(`ofPartner_${role}`, { share: formatFigure(other.share, 1) })}
          </span>
        )}
      </td>
      <td className={styles['figure']}>
        {record && <Figure value={amount} isThousandYuan isShort />}
        {other && (
          <span className={styles['other']}>
            {t('partnerTells')} <Figure value={other.amount} isThousandYuan isShort />
          </span>
        )}
      </td>
      <td className={styles['figure']}>
        <Before before={partner.before} year={year} />
      </td>
      <td>
        <Standing standing={partner.standing} />
      </td>
      <td>
        <TradeRecords trade={partner} name={name} onOpenRecord={onOpenRecord} />
      </td>
    </tr>
  );
};

const SortHead = ({
  column,
  order,
  onOrder,
}: {
  readonly column: Sort;
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}) => {
  const { t } = useTranslation('business-chain');
  const isSorted = order === column || order === `-${column}`;
  const isDescending = order.startsWith('-');
  const next: Order = isSorted
    ? isDescending
      ? column
      : `-${column}`
    : column === 'name'
      ? column
      : `-${column}`;
  return (
    <th
      scope="col"
      className={column === 'name' ? undefined : styles['figure']}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" onClick={() => onOrder(next)}>
        {t(`column_${column}`)}
        <span aria-hidden>{isSorted ? (isDescending ? ' ↓' : ' ↑') : ''}</span>
      </button>
    </th>
  );
};

/** The partners of one side and year as a table: sorted and paged by the server, each beside the year before. */
export const PartnerTable = ({
  companyId,
  role,
  year,
  onOpenRecord,
}: {
  readonly companyId: number;
  readonly role: TradeRole;
  readonly year: number;
  readonly onOpenRecord: OpenTradeRecord;
}) => {
  const { t } = useTranslation('business-chain');
  const [order, setOrder] = useState<Order>('-share');
  const [page, setPage] = useState(1);
  const input = { companyId, role, year, sort: order, page, pageSize: PAGE_SIZE };
  const { data, error, refetch } = useCall(listPartners, input, { keepPrevious: true });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.total === 0) return <NoData>{t(`nobody_${role}`, { year })}</NoData>;
  const onOrder = (next: Order) => {
    setOrder(next);
    setPage(1);
  };
  return (
    <div className={styles['block']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles['frame']} role="group" aria-label={t(`side_${role}`)} tabIndex={0}>
        <table className={styles['table']}>
          <caption>{t('tableOf', { side: t(`side_${role}`), year })}</caption>
          <thead>
            <tr>
              {SORTS.map((column) => (
                <SortHead key={column} column={column} order={order} onOrder={onOrder} />
              ))}
              <th scope="col" className={styles['figure']}>
                {t('column_before', { year: year - 1 })}
              </th>
              <th scope="col">{t('column_standing')}</th>
              <th scope="col">{t('column_source')}</th>
            </tr>
          </thead>
          <tbody>
            {data.items.map((partner) => (
              <PartnerRow
                key={`${partner.companyId} ${partner.name}`}
                partner={partner}
                role={role}
                year={year}
                onOpenRecord={onOpenRecord}
              />
            ))}
          </tbody>
        </table>
      </div>
      {data.totalIsCapped && <p className={styles['capped']}>{t('largestListed')}</p>}
      <Pager page={page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />
    </div>
  );
};
