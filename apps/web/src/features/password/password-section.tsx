import { useTranslation } from '../../i18n/index.ts';
import { Section } from '../../ui/index.ts';
import { PasswordForm } from './password-form.tsx';
import styles from './password.module.css';

/** The password change as a part of a screen; the form is empty again when it is done. */
export const PasswordSection = () => {
  const { t } = useTranslation('password');
  return (
    <Section title={t('title')}>
      <div className={styles['part']}>
        <PasswordForm />
      </div>
    </Section>
  );
};
