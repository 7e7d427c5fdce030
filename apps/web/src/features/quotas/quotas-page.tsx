import { getDistribution } from '@mingjian/contract/quotas';
import { useCall } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { ErrorState, Loading, Page, PlaceTabs } from '../../ui/index.ts';
import { Distribution } from './distribution.tsx';
import { History } from './history.tsx';
import { QuotaCards } from './quota-cards.tsx';

/** `/system/user/quotaAdmin`: both quotas of the organisation, who has which part of them, and every change. */
export const QuotasPage = () => {
  const { t } = useTranslation('quotas');
  const quotas = useCall(getDistribution, {}, { staleMs: 0 });
  return (
    <Page title={t('title')} subtitle={quotas.data?.organisationName}>
      {quotas.error && <ErrorState error={quotas.error} onRetry={() => void quotas.refetch()} />}
      {quotas.isPending && <Loading rows={4} />}
      {quotas.data && <QuotaCards quotas={quotas.data.quotas} />}
      <PlaceTabs
        label={t('parts')}
        tabs={[
          {
            key: 'online-report',
            label: t('distributionOf_online-report'),
            render: () => <Distribution key="online-report" kind="online-report" />,
          },
          {
            key: 'update-report',
            label: t('distributionOf_update-report'),
            render: () => <Distribution key="update-report" kind="update-report" />,
          },
          { key: 'history', label: t('history'), render: () => <History /> },
        ]}
      />
    </Page>
  );
};
