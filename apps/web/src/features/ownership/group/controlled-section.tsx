import { useState } from 'react';
import { Link } from 'react-router';
import { listControlled } from '@mingjian/contract/ownership';
import type { Controlled } from '@mingjian/contract/ownership';
import { useCall } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/index.ts';
import {
  ErrorState,
  Figure,
  formatDate,
  formatMomentInChina,
  Loading,
  Missing,
  NoData,
  Pager,
  Section,
} from '../../../ui/index.ts';
import { useNameOf } from '../ownership-text.ts';
import { DataFrame } from '../tables/data-frame.tsx';
import { listParties, PartyName } from '../tables/party-name.tsx';
import type { Parties } from '../tables/party-name.tsx';
import styles from '../tables/tables.module.css';
import { ChainLine } from './chain-line.tsx';

const PAGE_SIZE = 20;

const Row = ({ item, parties }: { readonly item: Controlled; readonly parties: Parties }) => (
  <tr>
    <th scope="row">
      <PartyName party={item.party} />
    </th>
    <td className={styles['figure']}>{item.level}</td>
    <td className={styles['figure']}>
      <Figure value={item.votes} unit="%" />
    </td>
    <td className={styles['figure']}>
      <Figure value={item.percent} unit="%" />
    </td>
    <td>
      <ChainLine chain={item.chain} parties={parties} />
    </td>
    <td className={styles['figure']}>{item.since === null ? <Missing isShort /> : formatDate(item.since)}</td>
  </tr>
);

/** What the company, or one of those above or below it, controls by more than half of the votes. */
export const ControlledSection = ({
  companyId,
  controllerId,
}: {
  readonly companyId: number;
  /** Null: the company itself. */
  readonly controllerId: number | null;
}) => {
  const { t } = useTranslation('owners');
  const nameOf = useNameOf();
  const [page, setPage] = useState(1);
  const input = {
    companyId,
    page,
    pageSize: PAGE_SIZE,
    ...(controllerId === null ? {} : { controllerId }),
  };
  const { data, error, refetch } = useCall(listControlled, input, { keepPrevious: true });
  const back = (
    <Link to={`/system/credit/shareholder?companyId=${companyId}#group`} preventScrollReset>
      {t('backToCompany')}
    </Link>
  );
  if (error)
    return (
      <Section title={t('controlled')} actions={controllerId !== null && back}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Section>
    );
  if (!data) return <Loading rows={6} />;
  const parties = listParties(data);
  return (
    <Section
      title={t('controlledBy', { name: nameOf(data.controller) })}
      note={
        data.total > 0
          ? t(data.totalIsCapped ? 'atLeastCount' : 'memberCount', { count: data.total })
          : undefined
      }
      actions={data.controller.id !== data.company.id && back}
      isFlush
    >
      {data.items.length === 0 ? (
        <NoData>{t('noControlled')}</NoData>
      ) : (
        <DataFrame
          label={t('controlled')}
          columns={[
            { key: 'company', label: t('column_company') },
            { key: 'level', label: t('column_majorities'), isFigure: true },
            { key: 'votes', label: t('column_votes'), isFigure: true },
            { key: 'share', label: t('column_integrated'), isFigure: true },
            { key: 'chain', label: t('column_chain') },
            { key: 'since', label: t('column_since'), isFigure: true },
          ]}
        >
          {data.items.map((item) => (
            <Row key={item.party.id} item={item} parties={parties} />
          ))}
        </DataFrame>
      )}
      <Pager page={page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />
      <p className={styles['note']}>
        {t('controlledRule')}{' '}
        {data.computedAt === null
          ? t('followedLive')
          : t('computedAt', { moment: formatMomentInChina(data.computedAt) })}
      </p>
    </Section>
  );
};
