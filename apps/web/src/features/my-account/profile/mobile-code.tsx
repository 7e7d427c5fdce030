import { sendMobileCode } from '@mingjian/contract/my-account';
import { CODE_DIGITS, CODE_PAUSE_MS, CODE_VALID_MS } from '@mingjian/domain/my-account';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../../../api/call-failure.ts';
import { useChange } from '../../../api/queries.ts';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Button, TextField } from '../../../ui/index.ts';
import type { Form } from '../../../ui/use-form.ts';
import styles from '../my-account.module.css';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** Seconds until the next code may be asked for. */
const usePause = () => {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), SECOND_MS);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, begin: () => setLeft(CODE_PAUSE_MS / SECOND_MS) };
};

/** The field of the code that proves a new number, and the button that sends it there. */
export const MobileCode = ({
  form,
}: {
  readonly form: Pick<
    Form<Readonly<Record<'mobile' | 'verificationCode', string>>>,
    'values' | 'set' | 'faultOf'
  >;
}) => {
  const { t } = useTranslation('my-account');
  const pick = usePick();
  const pause = usePause();
  const send = useChange(sendMobileCode);
  const { mobile, verificationCode } = form.values;
  return (
    <div className={styles['code']}>
      <TextField
        label={t('verificationCode')}
        name="verificationCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_DIGITS}
        value={verificationCode}
        fault={form.faultOf('verificationCode')}
        onChange={(event) => form.set('verificationCode', event.target.value)}
      />
      <Button
        isBusy={send.isPending}
        disabled={pause.left > 0}
        onClick={() => send.mutate({ mobile }, { onSuccess: pause.begin })}
      >
        {pause.left > 0 ? t('sendAgain', { seconds: pause.left }) : t('sendCode')}
      </Button>
      <p className={styles['sent']} role="status">
        {send.isSuccess ? t('codeSent', { mobile, minutes: CODE_VALID_MS / MINUTE_MS }) : t('codeHint')}
      </p>
      {send.error && (
        <p className={styles['failure']} role="alert">
          {pick(sentenceOf(send.error))}
        </p>
      )}
    </div>
  );
};
