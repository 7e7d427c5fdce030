import { SCREEN_SENTENCES } from '@mingjian/contract/wire';
import { usePick } from '../i18n/index.ts';
import { WarningIcon } from './glyphs.tsx';
import styles from './form-failure.module.css';

/** Why a form could not be sent, above its fields; `what`: said before the reason. */
export const FormFailure = ({
  text,
  what,
}: {
  readonly text: string | undefined;
  readonly what?: 'save-failed' | 'update-failed' | 'setting-failed';
}) => {
  const pick = usePick();
  if (text === undefined) return null;
  return (
    <p className={styles['failure']} role="alert">
      <WarningIcon />
      {what
        ? pick({ en: `${SCREEN_SENTENCES[what].en}: ${text}`, cn: `${SCREEN_SENTENCES[what].cn}：${text}` })
        : text}
    </p>
  );
};
