import { editDemoRequest, getDemoRequest, listDemoRequests } from '@mingjian/contract/demo-requests';
import type { OutputOf } from '@mingjian/contract/wire';
import { SCREEN_SENTENCES } from '@mingjian/contract/wire';
import { DEMO_REQUEST_STATES, MAX_DEMO_NOTE } from '@mingjian/domain/demo-requests';
import type { DemoRequestState } from '@mingjian/domain/demo-requests';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { useCall, useChange } from '../../api/queries.ts';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import {
  Button,
  ErrorState,
  Facts,
  formatMoment,
  Loading,
  SelectField,
  showToast,
  TextAreaField,
} from '../../ui/index.ts';
import styles from './demo-requests.module.css';

type Request = OutputOf<typeof getDemoRequest>;

const RequestFacts = ({ request }: { readonly request: Request }) => {
  const { t } = useTranslation('demo-requests');
  const facts = [
    [t('columnDate'), formatMoment(request.submittedAt)],
    [t('company'), request.company],
    [t('contact'), request.contact],
    [t('phone'), request.phone],
    [t('email'), request.email],
    [t('message'), request.message],
  ] as const;
  return (
    <Facts
      facts={facts.map(([label, text]) => ({
        key: label,
        label,
        value: <span className={styles['text']}>{text}</span>,
        isWide: true,
      }))}
    />
  );
};

const Loaded = ({ request, onDone }: { readonly request: Request; readonly onDone: () => void }) => {
  const { t } = useTranslation('demo-requests');
  const pick = usePick();
  const [status, setStatus] = useState(request.status);
  const [note, setNote] = useState(request.note);
  const edit = useChange(editDemoRequest, [listDemoRequests, getDemoRequest]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    edit.mutate(
      { demoRequestId: request.demoRequestId, status, note },
      {
        onSuccess: () => {
          showToast('success', SCREEN_SENTENCES['save-succeeded']);
          onDone();
        },
      },
    );
  };
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <RequestFacts request={request} />
      <FormFailure text={edit.error ? pick(sentenceOf(edit.error)) : undefined} />
      <SelectField
        label={t('status')}
        value={status}
        options={DEMO_REQUEST_STATES.map((one) => [one, t(`status_${one}`)] as const)}
        onChange={(event) => setStatus(event.target.value as DemoRequestState)}
      />
      <TextAreaField
        label={t('note')}
        value={note}
        maxLength={MAX_DEMO_NOTE}
        hint={request.handledAt && t('handled', { when: formatMoment(request.handledAt) })}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className={styles['actions']}>
        <Button type="submit" kind="primary" isBusy={edit.isPending}>
          {t('save')}
        </Button>
        <Button onClick={onDone}>{t('cancel')}</Button>
      </div>
    </form>
  );
};

/** One request in full, with its state and note to change. */
export const RequestForm = ({
  demoRequestId,
  onDone,
}: {
  readonly demoRequestId: number;
  readonly onDone: () => void;
}) => {
  const query = useCall(getDemoRequest, { demoRequestId }, { staleMs: 0 });
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return query.data ? <Loaded request={query.data} onDone={onDone} /> : <Loading rows={8} />;
};
