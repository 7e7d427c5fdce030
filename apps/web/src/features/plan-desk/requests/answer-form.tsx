import {
  AnswerPlanRequestSchema,
  answerPlanRequest,
  listContracts,
  listPlanRequests,
} from '@mingjian/contract/plans';
import type { PlanRequest } from '@mingjian/contract/plans';
import { dayInChina } from '@mingjian/domain/calendar';
import { canAnswer } from '@mingjian/domain/plans';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { callKey, queryClient } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/index.ts';
import { Button, InlineSelect, TextAreaField, TextField, showToast } from '../../../ui/index.ts';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { useForm } from '../../../ui/use-form.ts';
import styles from '../plan-desk.module.css';

const DONE = { en: 'Update succeeded', cn: '更新成功' };
const ANSWERS = ['in-contact', 'agreed', 'declined'] as const;

interface Values {
  readonly [name: string]: string;
  readonly status: string;
  readonly reason: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

/** Empty days are none. */
const toInput = (id: number, values: Values) => ({
  id,
  status: values.status,
  ...(values.reason ? { reason: values.reason } : {}),
  ...(values.status === 'agreed' ? { startsOn: values.startsOn || null, endsOn: values.endsOn || null } : {}),
});

/** Takes a request up, agrees to it from-to, or declines it with a reason. */
export const AnswerForm = ({
  request,
  onDone,
}: {
  readonly request: PlanRequest;
  readonly onDone: () => void;
}) => {
  const { t } = useTranslation('plan-desk');
  const answers = ANSWERS.filter((status) => canAnswer(request.status, status));
  const [today] = useState(() => dayInChina(new Date()));
  const form = useForm<Values>({
    schema: AnswerPlanRequestSchema,
    initial: {
      id: String(request.id),
      status: answers[0] ?? 'agreed',
      reason: '',
      startsOn: today,
      endsOn: '',
    },
    read: (values) => toInput(request.id, values),
    submit: async (values) => {
      await call(answerPlanRequest, AnswerPlanRequestSchema.parse(toInput(request.id, values)));
      for (const outdated of [listPlanRequests, listContracts])
        await queryClient.invalidateQueries({ queryKey: callKey(outdated) });
      showToast('success', DONE);
      onDone();
    },
  });
  const { status } = form.values;
  return (
    <form noValidate className={styles['form']} onSubmit={form.onSubmit}>
      <FormFailure text={form.failure} />
      <div className={styles['choices']}>
        <InlineSelect
          label={t('status')}
          value={status}
          options={answers.map((one) => [one, t(`status_${one}`)])}
          onChange={(one) => form.set('status', one)}
        />
        {status === 'agreed' && <span className={styles['quiet']}>{t('agreedText')}</span>}
      </div>
      {status === 'agreed' && (
        <div className={styles['fields']}>
          <TextField
            label={t('startsOn')}
            name="startsOn"
            type="date"
            value={form.values.startsOn}
            fault={form.faultOf('startsOn')}
            onChange={(event) => form.set('startsOn', event.target.value)}
          />
          <TextField
            label={t('endsOn')}
            name="endsOn"
            type="date"
            value={form.values.endsOn}
            fault={form.faultOf('endsOn')}
            onChange={(event) => form.set('endsOn', event.target.value)}
          />
        </div>
      )}
      {status === 'declined' && (
        <TextAreaField
          label={t('reason')}
          name="reason"
          maxLength={500}
          value={form.values.reason}
          fault={form.faultOf('reason')}
          onChange={(event) => form.set('reason', event.target.value)}
        />
      )}
      <div className={styles['buttons']}>
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
};
