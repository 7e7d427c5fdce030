import { useTranslation } from '../../i18n/index.ts';
import { Page } from '../../ui/index.ts';
import { useMenuTitle } from '../../ui/use-menu-title.ts';
import { AccountAdministration } from './account-administration.tsx';

/** The accounts of every organisation within reach. */
export const AccountsPage = () => {
  const { t } = useTranslation('accounts');
  const title = useMenuTitle('/manage/user', t('title'));
  return (
    <Page title={title} subtitle={t('subtitle')}>
      <AccountAdministration title={title} />
    </Page>
  );
};
