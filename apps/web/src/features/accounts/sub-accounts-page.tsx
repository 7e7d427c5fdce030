import { useSession } from '../../api/session/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Loading, Page } from '../../ui/index.ts';
import { useMenuTitle } from '../../ui/use-menu-title.ts';
import { AccountAdministration } from './account-administration.tsx';

/** `/system/user/accountAdmin`: the accounts of the own organisation, and how many its plan allows. */
export const SubAccountsPage = () => {
  const { t } = useTranslation('accounts');
  const title = useMenuTitle('/system/user/accountAdmin', t('subAccountsTitle'));
  const organisationId = useSession((session) => session.organisationId);
  const name = useSession((session) => session.organisationName);
  return (
    <Page title={title} subtitle={t('subAccountsSubtitle', { name })}>
      {organisationId === null ? (
        <Loading rows={8} />
      ) : (
        <AccountAdministration title={title} organisationId={organisationId} />
      )}
    </Page>
  );
};
