import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { PasswordField, SelectField } from '../../ui/index.ts';
import type { Form } from '../../ui/use-form.ts';

export interface PasswordValues {
  readonly choice: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export const NO_PASSWORD = { choice: 'made', password: '', confirmPassword: '' };

/** What the call is given: nothing of both when the password is to be made. */
export const readPassword = ({ choice, password, confirmPassword }: PasswordValues) =>
  choice === 'chosen' ? { password, confirmPassword } : {};

/** A password that is made and told once, or one that the administrator chooses and types twice. */
export const PasswordChoice = <V extends PasswordValues & Readonly<Record<string, string>>>({
  form,
  children,
}: {
  readonly form: Form<V>;
  readonly children?: ReactNode;
}) => {
  const { t } = useTranslation('accounts');
  return (
    <>
      <SelectField
        label={t('passwordChoice')}
        value={form.values.choice}
        options={[
          ['made', t('passwordMade')],
          ['chosen', t('passwordChosen')],
        ]}
        onChange={(event) => form.set('choice', event.target.value)}
      />
      {form.values.choice === 'chosen' &&
        (['password', 'confirmPassword'] as const).map((name) => (
          <PasswordField
            key={name}
            label={t(name)}
            name={name}
            autoComplete="new-password"
            showLabel={t('showPassword', { field: t(name) })}
            hideLabel={t('hidePassword', { field: t(name) })}
            value={form.values[name]}
            fault={form.faultOf(name)}
            onChange={(event) => form.set(name, event.target.value)}
          />
        ))}
      {children}
    </>
  );
};
