import { RULE_SENTENCES } from '@mingjian/contract/wire';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../../api/call-failure.ts';
import { call } from '../../api/call.ts';
import { openSession } from '../../api/session/index.ts';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/field.tsx';
import { WarningIcon } from '../../ui/glyphs.tsx';
import { submitLogin } from './interim.ts';
import styles from './login-form.module.css';

interface Values {
  readonly username: string;
  readonly password: string;
}

type Fault = 'username-required' | 'password-required';

const findFaults = ({ username, password }: Values): Partial<Record<keyof Values, Fault>> => ({
  ...(username.trim() ? {} : { username: 'username-required' as const }),
  ...(password ? {} : { password: 'password-required' as const }),
});

export const LoginForm = () => {
  const { t } = useTranslation('login');
  const pick = usePick();
  const navigate = useNavigate();
  const [values, setValues] = useState<Values>({ username: '', password: '' });
  const [isChecked, setIsChecked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const faults = isChecked ? findFaults(values) : {};
  const say = (fault: Fault | undefined): string | undefined => fault && pick(RULE_SENTENCES[fault]);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setIsChecked(true);
    setFailure(null);
    if (Object.keys(findFaults(values)).length > 0) return;
    setIsBusy(true);
    try {
      const { token } = await call(submitLogin, { ...values, username: values.username.trim() });
      openSession(token, Date.now());
      await navigate('/system');
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
      {failure !== null && (
        <p className={styles['failure']} role="alert">
          <WarningIcon />
          {pick(sentenceOf(failure))}
        </p>
      )}
      <TextField
        label={t('username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoFocus
        value={values.username}
        fault={say(faults.username)}
        onChange={(event) => setValues({ ...values, username: event.target.value })}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        value={values.password}
        fault={say(faults.password)}
        onChange={(event) => setValues({ ...values, password: event.target.value })}
      />
      <Button type="submit" kind="primary" size="large" isBusy={isBusy}>
        {t('submit')}
      </Button>
    </form>
  );
};
