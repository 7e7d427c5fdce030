import { LoginSchema, submitLogin } from '@mingjian/contract/session';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { openSession } from '../../api/session/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/use-form.ts';
import styles from './login-form.module.css';

export const LoginForm = () => {
  const { t } = useTranslation('login');
  const navigate = useNavigate();
  const form = useForm({
    schema: LoginSchema,
    initial: { username: '', password: '' },
    submit: async (values) => {
      const { token } = await call(submitLogin, values);
      openSession(token, Date.now());
      await navigate('/system');
    },
  });
  return (
    <form noValidate className={styles['form']} onSubmit={form.onSubmit}>
      <FormFailure text={form.failure} />
      <TextField
        label={t('username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoFocus
        value={form.values.username}
        fault={form.faultOf('username')}
        onChange={(event) => form.set('username', event.target.value)}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        value={form.values.password}
        fault={form.faultOf('password')}
        onChange={(event) => form.set('password', event.target.value)}
      />
      <Button type="submit" kind="primary" size="large" isBusy={form.isBusy}>
        {t('submit')}
      </Button>
    </form>
  );
};
