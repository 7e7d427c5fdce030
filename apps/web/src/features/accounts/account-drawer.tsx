import type { Account } from '@mingjian/contract/accounts';
import { useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { AccountForm } from './account-form.tsx';
import { ToldPassword } from './told-password.tsx';

/** Creates an account, or changes one; a password that was made is told before the drawer closes. */
export const AccountDrawer = ({
  account,
  organisationId,
  onClose,
}: {
  readonly account: Account | null;
  readonly organisationId: number | undefined;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation('accounts');
  const [told, setTold] = useState<{ readonly username: string; readonly password: string } | null>(null);
  return (
    <FormDrawer
      title={account ? t('editTitle', { name: account.username }) : t('createTitle')}
      onClose={onClose}
    >
      {told ? (
        <ToldPassword {...told} onDone={onClose} />
      ) : (
        <AccountForm
          account={account}
          organisationId={organisationId}
          onDone={(username, password) => (password === null ? onClose() : setTold({ username, password }))}
        />
      )}
    </FormDrawer>
  );
};
