import { useState } from 'react';
import { getGroup } from '@mingjian/contract/ownership';
import { useCall } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/index.ts';
import {
  EmptyState,
  ErrorState,
  Facts,
  Figure,
  formatMomentInChina,
  Loading,
  Pager,
  Section,
} from '../../../ui/index.ts';
import { DataFrame } from '../tables/data-frame.tsx';
import { PartyName } from '../tables/party-name.tsx';
import { useStandingText } from '../ownership-text.ts';
import styles from '../tables/tables.module.css';

const PAGE_SIZE = 20;

/** The group that the company belongs to: core, who controls all of it, members by level. */
export const GroupSection = ({ companyId }: { readonly companyId: number }) => {
  const { t } = useTranslation('owners');
  const standingText = useStandingText();
  const [page, setPage] = useState(1);
  const input = { companyId, page, pageSize: PAGE_SIZE };
  const { data, error, refetch } = useCall(getGroup, input, { keepPrevious: true });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={6} />;
  const { group, items, total, totalIsCapped } = data;
  if (!group)
    return (
      <Section title={t('group')} note={t('groupNote')}>
        <EmptyState title={t('noGroup')}>{t('noGroupText')}</EmptyState>
      </Section>
    );
  return (
    <Section title={t('group')} note={t('groupNote')} isFlush>
      <div className={styles['inset']}>
        <Facts
          facts={[
            { key: 'core', label: t('core'), value: <PartyName party={group.core} /> },
            {
              key: 'controllers',
              label: t('groupControllers'),
              value: group.controllers.map((party) => <PartyName key={party.id} party={party} />),
            },
            {
              key: 'members',
              label: t('members'),
              value: t(totalIsCapped ? 'atLeastCount' : 'memberCount', { count: total }),
            },
            { key: 'level', label: t('ownLevel'), value: String(group.level) },
            {
              key: 'computed',
              label: t('computed'),
              value:
                group.computedAt === null
                  ? t('followedLive')
                  : t('computedAt', { moment: formatMomentInChina(group.computedAt) }),
            },
          ]}
        />
      </div>
      <DataFrame
        label={t('members')}
        columns={[
          { key: 'company', label: t('column_company') },
          { key: 'level', label: t('column_level'), isFigure: true },
          { key: 'votes', label: t('column_groupVotes'), isFigure: true },
          { key: 'standing', label: t('column_standing') },
        ]}
      >
        {items.map(({ party, level, votes }) => (
          <tr key={party.id} aria-current={party.id === companyId || undefined}>
            <th scope="row">
              <PartyName party={party} />
            </th>
            <td className={styles['figure']}>{level}</td>
            <td className={styles['figure']}>
              <Figure value={votes} unit="%" missing="not_applicable" isShort />
            </td>
            <td>{standingText(party)}</td>
          </tr>
        ))}
      </DataFrame>
      <Pager page={page} pageSize={PAGE_SIZE} total={total} onPage={setPage} />
    </Section>
  );
};
