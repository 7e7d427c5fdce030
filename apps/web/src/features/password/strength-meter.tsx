import { PASSWORD_HINT, PASSWORD_STRENGTHS, calculatePasswordStrength } from '@mingjian/domain/password';
import { usePick, useTranslation } from '../../i18n/index.ts';
import styles from './password.module.css';

const WORD_KEYS = { weak: 'weak', medium: 'medium', strong: 'strong' } as const;

/** Three steps that fill as the password gets harder to guess, said in words as well. */
export const StrengthMeter = ({ password }: { readonly password: string }) => {
  const { t } = useTranslation('password');
  const pick = usePick();
  const strength = password ? calculatePasswordStrength(password) : undefined;
  const reached = strength ? PASSWORD_STRENGTHS.indexOf(strength) + 1 : 0;
  return (
    <div className={styles['strength']}>
      <span className={styles['steps']} data-strength={strength} aria-hidden>
        {PASSWORD_STRENGTHS.map((step, at) => (
          <span key={step} data-reached={at < reached || undefined} />
        ))}
      </span>
      <span role="status">{strength && t('strength', { word: t(WORD_KEYS[strength]) })}</span>
      <span className={styles['hint']}>{pick(PASSWORD_HINT)}</span>
    </div>
  );
};
