import { getOwnContract, getPlanCatalogue } from '@mingjian/contract/plans';
import { useCall } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { ErrorState, Loading, Page, PlaceTabs } from '../../ui/index.ts';
import { ContractFacts } from './contract-facts.tsx';
import { Customiser } from './customiser.tsx';
import { OwnRequests } from './own-requests.tsx';
import { Rights } from './rights.tsx';

/** `/system/user/accountRights`: what the organisation has bought, what that opens, and how to get the rest. */
export const PlansPage = () => {
  const { t } = useTranslation('plans');
  const catalogue = useCall(getPlanCatalogue, {}, { staleMs: 0 });
  const contract = useCall(getOwnContract, {}, { staleMs: 0 });
  const failed = [catalogue, contract].find(({ error }) => error !== null);
  if (!catalogue.data || !contract.data)
    return (
      <Page title={t('title')}>
        {failed ? (
          <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
        ) : (
          <Loading rows={12} />
        )}
      </Page>
    );
  const known = { catalogue: catalogue.data, contract: contract.data };
  return (
    <Page title={t('title')} subtitle={contract.data.organisationName}>
      <ContractFacts {...known} />
      <PlaceTabs
        label={t('parts')}
        tabs={[
          { key: 'rights', label: t('rights'), render: () => <Rights {...known} /> },
          { key: 'customise', label: t('customise'), render: () => <Customiser {...known} /> },
          { key: 'requests', label: t('requests'), render: () => <OwnRequests {...known} /> },
        ]}
      />
    </Page>
  );
};
