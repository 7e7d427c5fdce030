import { getUserList } from '@mingjian/contract/accounts';
import { getRole, listRoles, removeAccounts } from '@mingjian/contract/roles';
import { SCREEN_SENTENCES } from '@mingjian/contract/wire';
import { useState } from 'react';
import { useChange } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/index.ts';
import { Button, Section, showToast } from '../../../ui/index.ts';
import { FormFailure } from '../../../ui/form-failure.tsx';
import styles from '../../../ui/form.module.css';
import { useForm } from '../../../ui/use-form.ts';
import { RoleField } from '../role-field.tsx';
import { AccountChoice } from './account-choice.tsx';

/** Takes accounts out of the role: they get another one, since an account always has one. */
export const RemovePart = ({ roleId }: { readonly roleId: number }) => {
  const { t } = useTranslation('roles');
  const [accountIds, setAccountIds] = useState<readonly number[]>([]);
  const remove = useChange(removeAccounts, [getUserList, listRoles, getRole]);
  const toInput = ({ toRoleId }: { readonly toRoleId: string }) => ({
    roleId,
    accountIds: [...accountIds],
    toRoleId: Number(toRoleId),
  });
  const form = useForm({
    schema: removeAccounts.input,
    initial: { toRoleId: '', accountIds: '' },
    read: toInput,
    submit: async (values) => {
      await remove.mutateAsync(toInput(values));
      setAccountIds([]);
      form.clear();
      showToast('success', SCREEN_SENTENCES['setting-succeeded']);
    },
  });
  return (
    <Section title={t('carriers')} isFlush>
      <AccountChoice
        caption={t('carriers')}
        roleId={roleId}
        keys={accountIds}
        onChange={setAccountIds}
        empty={t('noCarriers')}
      />
      <form noValidate className={styles['bar']} onSubmit={form.onSubmit}>
        <RoleField
          label={t('removeTo')}
          name="toRoleId"
          without={roleId}
          value={form.values.toRoleId}
          fault={form.faultOf('toRoleId') ?? form.faultOf('accountIds')}
          onChange={(value) => form.set('toRoleId', value)}
        />
        <Button type="submit" isBusy={form.isBusy}>
          {t('removeCount', { chosen: accountIds.length })}
        </Button>
      </form>
      <div className={styles['faults']}>
        <FormFailure text={form.failure} what="setting-failed" />
      </div>
    </Section>
  );
};
