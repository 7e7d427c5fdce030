import { WarningIcon } from './glyphs.tsx';
import styles from './form-failure.module.css';

/** Why a form could not be sent, above its fields. */
export const FormFailure = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : (
    <p className={styles['failure']} role="alert">
      <WarningIcon />
      {text}
    </p>
  );
