import { getPlanCatalogue } from '@mingjian/contract/plans';
import { useCall } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { ErrorState, Loading, Page, PlaceTabs } from '../../ui/index.ts';
import { Contracts } from './contracts/contracts.tsx';
import { Matrix } from './matrix/matrix.tsx';
import { Prices } from './prices/prices.tsx';
import { Requests } from './requests/requests.tsx';

/** `/manage/plan`: what is sold, at what price, to whom, and who asks for it. For the platform's administrators. */
export const PlanDeskPage = () => {
  const { t } = useTranslation('plan-desk');
  const catalogue = useCall(getPlanCatalogue, {}, { staleMs: 0 });
  const { data, error } = catalogue;
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      {error && !data && <ErrorState error={error} onRetry={() => void catalogue.refetch()} />}
      {catalogue.isPending && <Loading rows={12} />}
      {data && (
        <PlaceTabs
          label={t('parts')}
          tabs={[
            { key: 'matrix', label: t('matrix'), render: () => <Matrix catalogue={data} /> },
            { key: 'prices', label: t('prices'), render: () => <Prices catalogue={data} /> },
            { key: 'contracts', label: t('contracts'), render: () => <Contracts catalogue={data} /> },
            { key: 'requests', label: t('requests'), render: () => <Requests catalogue={data} /> },
          ]}
        />
      )}
    </Page>
  );
};
