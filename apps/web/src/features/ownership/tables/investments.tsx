import { useState } from 'react';
import { expandNode } from '@mingjian/contract/ownership';
import { presentEnum } from '@mingjian/domain/companies';
import { useCall } from '../../../api/queries.ts';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { ErrorState, Figure, Loading, Missing, NoData, Pager, Section } from '../../../ui/index.ts';
import { useShareText, useStandingText } from '../ownership-text.ts';
import { DataFrame } from './data-frame.tsx';
import { PartyName } from './party-name.tsx';
import styles from './tables.module.css';

const PAGE_SIZE = 20;

/** What the company holds itself, the largest first, page after page from the database. */
export const Investments = ({ companyId }: { readonly companyId: number }) => {
  const { t } = useTranslation('owners');
  const pick = usePick();
  const shareText = useShareText();
  const standingText = useStandingText();
  const [page, setPage] = useState(1);
  const input = {
    companyId,
    nodeId: companyId,
    direction: 'down',
    offset: (page - 1) * PAGE_SIZE,
    pageSize: PAGE_SIZE,
  } as const;
  const { data, error, refetch } = useCall(expandNode, input, { keepPrevious: true });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={4} />;
  const nodes = new Map(data.nodes.map((node) => [node.id, node]));
  const columns = [
    { key: 'company', label: t('column_company') },
    { key: 'share', label: t('column_share'), isFigure: true },
    { key: 'votes', label: t('column_votes'), isFigure: true },
    { key: 'status', label: t('column_status') },
    { key: 'standing', label: t('column_standing') },
  ];
  return (
    <Section
      title={t('investments')}
      note={data.total > 0 ? t('investmentsNote', { count: data.total }) : undefined}
      isFlush
    >
      {data.edges.length === 0 ? (
        <NoData>{t('noInvestments')}</NoData>
      ) : (
        <DataFrame label={t('investments')} columns={columns}>
          {data.edges.map((edge) => {
            const node = nodes.get(edge.ownedId);
            return (
              <tr key={edge.ownedId}>
                <th scope="row">
                  <PartyName party={node} />
                </th>
                <td className={styles['figure']}>{shareText(edge, 'capital')}</td>
                <td className={styles['figure']}>
                  <Figure value={edge.votes} unit="%" missing="not_disclosed" isShort />
                </td>
                <td>
                  {node?.status ? pick(presentEnum('registration_status', node.status)) : <Missing isShort />}
                </td>
                <td>{node && standingText(node)}</td>
              </tr>
            );
          })}
        </DataFrame>
      )}
      <Pager page={page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />
    </Section>
  );
};
