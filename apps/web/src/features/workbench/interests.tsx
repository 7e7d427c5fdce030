import { listFavourites, removeFavourite } from '@mingjian/contract/favourites';
import type { Favourite } from '@mingjian/contract/favourites';
import { useState } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { useCall, useChange } from '../../api/queries.ts';
import { useAsAt } from '../../api/session/index.ts';
import { useLanguage, useTranslation } from '../../i18n/index.ts';
import { Button, ButtonLink, DataTable, EmptyState, formatDate, showToast } from '../../ui/index.ts';
import { useCompanyColumns } from './company-columns.tsx';

const PAGE_SIZE = 20;

const Unfollow = ({ company }: { readonly company: Favourite }) => {
  const { t } = useTranslation('workbench');
  const lang = useLanguage();
  const remove = useChange(removeFavourite, [listFavourites]);
  const name = (lang === 'en' && company.nameEn) || company.name;
  return (
    <Button
      kind="quiet"
      size="small"
      isBusy={remove.isPending}
      aria-label={t('unfollowCompany', { name })}
      onClick={() =>
        remove.mutate(
          { companyId: company.companyId },
          { onError: (error) => showToast('error', sentenceOf(error)) },
        )
      }
    >
      {t('unfollow')}
    </Button>
  );
};

/** The companies that the account follows. */
export const Interests = () => {
  const { t } = useTranslation('workbench');
  const { asAt } = useAsAt();
  const [place, setPlace] = useState({ page: 1, pageSize: PAGE_SIZE });
  const follows = useCall(listFavourites, place, { keepPrevious: true });
  const columns = useCompanyColumns<Favourite>();
  return (
    <DataTable
      caption={t('interests')}
      data={follows.data}
      isLoading={follows.isFetching}
      error={follows.error}
      onRetry={() => void follows.refetch()}
      rowKey={(row) => row.companyId}
      minWidth={780}
      onPage={(page, pageSize) => setPlace({ page, pageSize })}
      columns={[
        ...columns,
        { key: 'since', title: t('columnFollowed'), width: 116, render: (row) => formatDate(row.followedAt) },
        {
          key: 'action',
          title: <span className="visually-hidden">{t('columnAction')}</span>,
          width: 92,
          render: (row) => <Unfollow company={row} />,
        },
      ]}
      empty={
        <EmptyState
          title={t(asAt ? 'interestsEmptyThen' : 'interestsEmpty')}
          action={<ButtonLink to="/system/analysis">{t('toSearch')}</ButtonLink>}
        >
          {asAt ? null : t('interestsEmptyText')}
        </EmptyState>
      }
    />
  );
};
