import { getOwnContract, getPlanCatalogue } from '@mingjian/contract/plans';
import { Link } from 'react-router';
import { useCall } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { ErrorState, Loading } from '../../ui/index.ts';
import { ContractFacts } from './contract-facts.tsx';

/** Plan and packages with their days, and the way to what they open. */
export const OwnContract = () => {
  const { t } = useTranslation('plans');
  const catalogue = useCall(getPlanCatalogue, {}, { staleMs: 0 });
  const contract = useCall(getOwnContract, {}, { staleMs: 0 });
  const failed = [catalogue, contract].find(({ error }) => error !== null);
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!catalogue.data || !contract.data) return <Loading rows={4} />;
  return (
    <>
      <ContractFacts catalogue={catalogue.data} contract={contract.data} />
      <p>
        <Link to="/system/user/accountRights">{t('toRights')}</Link>
      </p>
    </>
  );
};
