import { EditUserSchema, editUser, getSubAccounts, getUserList } from '@mingjian/contract/accounts';
import type { Account } from '@mingjian/contract/accounts';
import { SCREEN_SENTENCES } from '@mingjian/contract/wire';
import { useChange } from '../../api/queries.ts';
import { useSession } from '../../api/session/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Button, SelectField, TextField, showToast } from '../../ui/index.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import styles from '../../ui/form.module.css';
import { OrganisationField } from '../../ui/organisation-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { toInput, toValues } from './account-values.ts';
import type { AccountValues } from './account-values.ts';
import { PasswordChoice } from './password-choice.tsx';
import { RoleField } from './role-field.tsx';
import { SubAccountNote } from './sub-account-note.tsx';

const TEXTS = ['number', 'username', 'realName', 'alias', 'mobile', 'email'] as const;
const INPUT_TYPES: Readonly<Record<string, string>> = { mobile: 'tel', email: 'email' };

/** The form of one account; `organisationId`: it belongs there, and is not asked. */
export const AccountForm = ({
  account,
  organisationId,
  onDone,
}: {
  readonly account: Account | null;
  readonly organisationId: number | undefined;
  readonly onDone: (username: string, password: string | null) => void;
}) => {
  const { t } = useTranslation('accounts');
  const isOwn = useSession(({ id }) => id !== null && id === account?.id);
  const save = useChange(editUser, [getUserList, getSubAccounts]);
  const form = useForm<AccountValues>({
    schema: EditUserSchema,
    initial: toValues(account, organisationId),
    read: (values) => toInput(values, account?.id),
    submit: async (values) => {
      const { password } = await save.mutateAsync(toInput(values, account?.id));
      showToast('success', SCREEN_SENTENCES['save-succeeded']);
      onDone(values.username, password);
    },
  });
  const organisation = form.values.organisationId ? Number(form.values.organisationId) : undefined;
  const text = (name: (typeof TEXTS)[number]) => (
    <TextField
      key={name}
      label={t(name)}
      name={name}
      type={INPUT_TYPES[name] ?? 'text'}
      autoComplete="off"
      value={form.values[name]}
      fault={form.faultOf(name)}
      onChange={(event) => form.set(name, event.target.value)}
    />
  );
  const choice = (name: 'type' | 'status', options: readonly (readonly [string, string])[]) => (
    <SelectField
      label={t(name)}
      name={name}
      value={form.values[name]}
      fault={form.faultOf(name)}
      options={options}
      disabled={isOwn && name === 'status'}
      onChange={(event) => form.set(name, event.target.value)}
    />
  );
  return (
    <form noValidate className={styles['form']} onSubmit={form.onSubmit}>
      <FormFailure text={form.failure} what="save-failed" />
      <div className={styles['pair']}>{TEXTS.map(text)}</div>
      {organisationId === undefined && !isOwn && (
        <OrganisationField
          label={t('organisation')}
          name="organisationId"
          purpose="user.manage"
          {...(account ? {} : { none: t('ownOrganisation') })}
          value={form.values.organisationId}
          fault={form.faultOf('organisationId')}
          onChange={(value) => form.set('organisationId', value)}
        />
      )}
      {isOwn ? (
        <p className={styles['note']}>{t('ownNote')}</p>
      ) : (
        <RoleField
          account={account}
          organisationId={organisation}
          value={form.values.roleId}
          fault={form.faultOf('roleId')}
          onChange={(value) => form.set('roleId', value)}
        />
      )}
      <div className={styles['pair']}>
        {choice('type', [
          ['basic', t('type_basic')],
          ['administrator', t('type_administrator')],
        ])}
        {choice('status', [
          ['active', t('status_active')],
          ['disabled', t('status_disabled')],
        ])}
        <TextField
          label={t('expires')}
          name="expiresOn"
          type="date"
          value={form.values.expiresOn}
          fault={form.faultOf('expiresOn')}
          hint={t('expiresHint')}
          disabled={isOwn}
          onChange={(event) => form.set('expiresOn', event.target.value)}
        />
      </div>
      {!account && (
        <PasswordChoice form={form}>
          <p className={styles['note']}>
            <SubAccountNote {...(organisation === undefined ? {} : { organisationId: organisation })} />
          </p>
        </PasswordChoice>
      )}
      <div className={styles['actions']}>
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
};
