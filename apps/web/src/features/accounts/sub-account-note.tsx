import { getSubAccounts } from '@mingjian/contract/accounts';
import { useCall } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { formatCount } from '../../ui/index.ts';

/** How many sub-accounts there are and may be; of the own contract unless an organisation is named. */
export const SubAccountNote = ({ organisationId }: { readonly organisationId?: number }) => {
  const { t } = useTranslation('accounts');
  const { data } = useCall(getSubAccounts, organisationId === undefined ? {} : { organisationId });
  if (!data) return null;
  const used = formatCount(data.used);
  return (
    <>
      {data.limit === null
        ? t('subAccountsFree', { used })
        : t('subAccounts', { used, limit: formatCount(data.limit) })}
    </>
  );
};
