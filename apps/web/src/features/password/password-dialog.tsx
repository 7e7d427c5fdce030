import { ChangePasswordSchema, changePassword } from '@mingjian/contract/accounts';
import { Modal } from 'antd';
import { call } from '../../api/call.ts';
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

interface PasswordFormProps {
  readonly onDone: () => void;
}

const PasswordForm = ({ onDone }: PasswordFormProps) => {
  const { t } = useTranslation('password');
  const form = useForm({
    schema: ChangePasswordSchema,
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    submit: async (values) => {
      await call(changePassword, values);
      showToast('success', DONE);
      onDone();
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

export interface PasswordDialogProps {
  readonly isOpen: boolean;
  /** The first password of an account: the dialog stays until it has been changed. */
  readonly isForced?: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export const PasswordDialog = ({ isOpen, isForced = false, onClose, onDone }: PasswordDialogProps) => {
  const { t } = useTranslation('password');
  return (
    <Modal
      open={isOpen}
      title={t('title')}
      footer={null}
      width={440}
      destroyOnHidden
      closable={isForced ? false : { 'aria-label': t('close') }}
      mask={{ closable: false }}
      keyboard={!isForced}
      onCancel={onClose}
    >
      {isForced && <p className={styles['forced']}>{t('forced')}</p>}
      <PasswordForm onDone={onDone} />
    </Modal>
  );
};
