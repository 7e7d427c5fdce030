import { ChangePasswordSchema, changePassword } from '@mingjian/contract/accounts';
import { listOwnSessions } from '@mingjian/contract/my-account';
import { useChange } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Button, PasswordField, showToast } from '../../ui/index.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/use-form.ts';
import { StrengthMeter } from './strength-meter.tsx';
import styles from './password.module.css';

const DONE = { en: 'Your password has been changed.', cn: '密码已修改。' };

const FIELDS = [
  { name: 'currentPassword', autoComplete: 'current-password' },
  { name: 'newPassword', autoComplete: 'new-password' },
  { name: 'confirmPassword', autoComplete: 'new-password' },
] as const;

/** Current, new and confirmed password, with how hard the new one is to guess; empty again when it is changed. */
export const PasswordForm = ({ onDone }: { readonly onDone?: () => void }) => {
  const { t } = useTranslation('password');
  // The other sessions of the account have ended.
  const change = useChange(changePassword, [listOwnSessions]);
  const form = useForm({
    schema: ChangePasswordSchema,
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    submit: async (values) => {
      await change.mutateAsync(values);
      showToast('success', DONE);
      form.clear();
      onDone?.();
    },
  });
  return (
    <form noValidate className={styles['form']} onSubmit={form.onSubmit}>
      <FormFailure text={form.failure} />
      {FIELDS.map(({ name, autoComplete }) => (
        <div key={name}>
          <PasswordField
            label={t(name)}
            name={name}
            autoComplete={autoComplete}
            showLabel={t('show', { field: t(name) })}
            hideLabel={t('hide', { field: t(name) })}
            value={form.values[name]}
            fault={form.faultOf(name)}
            onChange={(event) => form.set(name, event.target.value)}
          />
          {name === 'newPassword' && <StrengthMeter password={form.values.newPassword} />}
        </div>
      ))}
      <p className={styles['note']}>{t('note')}</p>
      <Button type="submit" kind="primary" isBusy={form.isBusy}>
        {t('submit')}
      </Button>
    </form>
  );
};
