import { DemoRequestSchema, submitDemoRequest } from '@mingjian/contract/demo-requests';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/use-form.ts';
import { Part } from './part.tsx';
import styles from './demo-request.module.css';

const FIELDS = [
  { name: 'company', autoComplete: 'organization', type: 'text' },
  { name: 'contact', autoComplete: 'name', type: 'text' },
  { name: 'phone', autoComplete: 'tel', type: 'tel' },
  { name: 'email', autoComplete: 'email', type: 'email' },
] as const;

const DemoForm = ({ onSent }: { readonly onSent: () => void }) => {
  const { t } = useTranslation('dashboard');
  const form = useForm({
    schema: DemoRequestSchema,
    initial: { company: '', contact: '', phone: '', email: '', message: '' },
    submit: async (values) => {
      await call(submitDemoRequest, values);
      onSent();
    },
  });
  return (
    <form noValidate className={styles['form']} onSubmit={form.onSubmit}>
      <FormFailure text={form.failure} />
      {FIELDS.map(({ name, ...rest }) => (
        <TextField
          key={name}
          {...rest}
          name={name}
          label={t(name)}
          aria-required
          value={form.values[name]}
          fault={form.faultOf(name)}
          onChange={(event) => form.set(name, event.target.value)}
        />
      ))}
      <div className={styles['wide']}>
        <TextAreaField
          name="message"
          label={t('message')}
          aria-required
          value={form.values.message}
          fault={form.faultOf('message')}
          onChange={(event) => form.set('message', event.target.value)}
        />
      </div>
      <div className={styles['wide']}>
        <Button type="submit" kind="primary" size="large" isBusy={form.isBusy}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
};

export const DemoRequest = () => {
  const { t } = useTranslation('dashboard');
  const [isSent, setIsSent] = useState(false);
  return (
    <Part anchor="demo" title={t('demoTitle')} lead={t('demoLead')}>
      {isSent ? (
        <div className={styles['sent']} role="status">
          <strong>{t('sentTitle')}</strong>
          <p>{t('sentText')}</p>
          <Button onClick={() => setIsSent(false)}>{t('sendAnother')}</Button>
        </div>
      ) : (
        <DemoForm onSent={() => setIsSent(true)} />
      )}
    </Part>
  );
};
