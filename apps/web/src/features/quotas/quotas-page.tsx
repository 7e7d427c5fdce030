import { getOrgList } from '@mingjian/contract/organisations';
import { getDistribution } from '@mingjian/contract/quotas';
import { useSearchParams } from 'react-router';
import { useCall } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { ErrorState, Loading, Page, PlaceTabs } from '../../ui/index.ts';
import { OrganisationField } from '../../ui/organisation-field.tsx';
import { Distribution } from './distribution.tsx';
import { History } from './history.tsx';
import { QuotaCards } from './quota-cards.tsx';
import styles from './quotas.module.css';

/** Whose quotas: asked only where more than one contract is within reach. It stands in the address (`of`). */
const ContractField = ({ of }: { readonly of: string }) => {
  const { t } = useTranslation('quotas');
  const [, setParams] = useSearchParams();
  const { data } = useCall(getOrgList, { purpose: 'quota.manage' });
  if (new Set(data?.items.map(({ contractId }) => contractId)).size < 2) return null;
  return (
    <div className={styles['contract']}>
      <OrganisationField
        label={t('organisation')}
        purpose="quota.manage"
        none={t('ownOrganisation')}
        value={of}
        onChange={(id) => setParams(id ? { of: id } : {}, { replace: true, preventScrollReset: true })}
      />
    </div>
  );
};

/** `/system/user/quotaAdmin`: both quotas of the organisation, who has which part of them, and every change. */
export const QuotasPage = () => {
  const { t } = useTranslation('quotas');
  const of = useSearchParams()[0].get('of') ?? '';
  const whose = of ? { organisationId: Number(of) } : {};
  const quotas = useCall(getDistribution, whose, { staleMs: 0 });
  return (
    <Page title={t('title')} subtitle={quotas.data?.organisationName}>
      <ContractField of={of} />
      {quotas.error && <ErrorState error={quotas.error} onRetry={() => void quotas.refetch()} />}
      {quotas.isPending && <Loading rows={4} />}
      {quotas.data && <QuotaCards quotas={quotas.data.quotas} />}
      <PlaceTabs
        label={t('parts')}
        tabs={[
          {
            key: 'online-report',
            label: t('distributionOf_online-report'),
            render: () => <Distribution key={`online ${of}`} kind="online-report" whose={whose} />,
          },
          {
            key: 'update-report',
            label: t('distributionOf_update-report'),
            render: () => <Distribution key={`update ${of}`} kind="update-report" whose={whose} />,
          },
          { key: 'history', label: t('history'), render: () => <History key={of} whose={whose} /> },
        ]}
      />
    </Page>
  );
};
