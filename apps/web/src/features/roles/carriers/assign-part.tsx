import { getUserList } from '@mingjian/contract/accounts';
import { assignAccounts, getRole, listRoles } from '@mingjian/contract/roles';
import { SCREEN_SENTENCES } from '@mingjian/contract/wire';
import { useState } from 'react';
import { useChange } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/index.ts';
import { Button, Section, showToast } from '../../../ui/index.ts';
import { FormFailure } from '../../../ui/form-failure.tsx';
import styles from '../../../ui/form.module.css';
import { useForm } from '../../../ui/use-form.ts';
import { AccountChoice } from './account-choice.tsx';

/** Gives the role to accounts that have another one. */
export const AssignPart = ({ roleId }: { readonly roleId: string }) => {
  const { t } = useTranslation('roles');
  const [accountIds, setAccountIds] = useState<readonly number[]>([]);
  const assign = useChange(assignAccounts, [getUserList, listRoles, getRole]);
  const toInput = () => ({ roleId: Number(roleId), accountIds: [...accountIds] });
  const form = useForm({
    schema: assignAccounts.input,
    initial: { roleId: '', accountIds: '' },
    read: toInput,
    submit: async () => {
      await assign.mutateAsync(toInput());
      setAccountIds([]);
      form.clear();
      showToast('success', SCREEN_SENTENCES['setting-succeeded']);
    },
  });
  return (
    <Section
      title={t('assignTitle')}
      isFlush
      actions={
        <form noValidate onSubmit={form.onSubmit}>
          <Button type="submit" kind="primary" size="small" isBusy={form.isBusy}>
            {t('assignCount', { chosen: accountIds.length })}
          </Button>
        </form>
      }
    >
      <div className={styles['faults']}>
        <FormFailure text={form.failure} what="setting-failed" />
        <FormFailure text={form.faultOf('roleId') ?? form.faultOf('accountIds')} />
      </div>
      <AccountChoice
        caption={t('assignTitle')}
        {...(roleId === '' ? {} : { without: Number(roleId) })}
        keys={accountIds}
        onChange={setAccountIds}
        empty={t('noAccounts')}
      />
    </Section>
  );
};
