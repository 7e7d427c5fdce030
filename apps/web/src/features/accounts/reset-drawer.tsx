import { getUserList, resetPassword } from '@mingjian/contract/accounts';
import type { Account } from '@mingjian/contract/accounts';
import { SCREEN_SENTENCES } from '@mingjian/contract/wire';
import { useState } from 'react';
import { useChange } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Button, showToast } from '../../ui/index.ts';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import styles from '../../ui/form.module.css';
import { useForm } from '../../ui/use-form.ts';
import { NO_PASSWORD, PasswordChoice, readPassword } from './password-choice.tsx';
import type { PasswordValues } from './password-choice.tsx';
import { ToldPassword } from './told-password.tsx';

const ResetForm = ({
  account,
  onDone,
}: {
  readonly account: Account;
  readonly onDone: (password: string | null) => void;
}) => {
  const { t } = useTranslation('accounts');
  const reset = useChange(resetPassword, [getUserList]);
  const toInput = (values: PasswordValues) => ({ id: account.id, ...readPassword(values) });
  const form = useForm({
    schema: resetPassword.input,
    initial: NO_PASSWORD,
    read: toInput,
    submit: async (values) => {
      const { password } = await reset.mutateAsync(toInput(values));
      showToast('success', SCREEN_SENTENCES['update-succeeded']);
      onDone(password);
    },
  });
  return (
    <form noValidate className={styles['form']} onSubmit={form.onSubmit}>
      <FormFailure text={form.failure} what="update-failed" />
      <p className={styles['note']}>{t('resetNote')}</p>
      <PasswordChoice form={form} />
      <div className={styles['actions']}>
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {t('reset')}
        </Button>
      </div>
    </form>
  );
};

/** Gives an account a new password to start with. */
export const ResetDrawer = ({
  account,
  onClose,
}: {
  readonly account: Account;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation('accounts');
  const [told, setTold] = useState<string | null>(null);
  return (
    <FormDrawer title={t('resetTitle', { name: account.username })} onClose={onClose}>
      {told === null ? (
        <ResetForm
          account={account}
          onDone={(password) => (password === null ? onClose() : setTold(password))}
        />
      ) : (
        <ToldPassword username={account.username} password={told} onDone={onClose} />
      )}
    </FormDrawer>
  );
};
