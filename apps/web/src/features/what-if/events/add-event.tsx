import { FAILURES } from '@mingjian/contract/wire';
import { EVENT_CODES, findEventKind, parseYuan } from '@mingjian/domain/what-if';
import type { EventCode } from '@mingjian/domain/what-if';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Button, TextField } from '../../../ui/index.ts';
import type { Bench } from '../bench.ts';
import { SelectField } from '../select-field.tsx';
import styles from './events.module.css';

const readAmount = (text: string): string | null | undefined => {
  if (text.trim() === '') return null;
  const amount = parseYuan(text);
  return amount === undefined || amount.startsWith('-') ? undefined : amount;
};

/** An event of a kind, on a day, of an amount where the kind has one. */
export const AddEvent = ({ bench }: { readonly bench: Bench }) => {
  const { t } = useTranslation('what-if');
  const pick = usePick();
  const { input, scenario, change } = bench;
  const [event, setEvent] = useState<EventCode>('enforcement');
  const [date, setDate] = useState(input.asOf);
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const { hasAmount } = findEventKind(event);
  const onSubmit = (submit: FormEvent): void => {
    submit.preventDefault();
    const amount = hasAmount ? readAmount(text) : null;
    setIsWrong(amount === undefined);
    if (amount === undefined || date === '' || date > input.asOf) return;
    change({ ...scenario, facts: [...scenario.facts, { kind: 'add', event, date, amount }] });
    setText('');
  };
  return (
    <form className={styles['form']} onSubmit={onSubmit} noValidate>
      <SelectField
        label={t('event')}
        value={event}
        onChange={setEvent}
        options={EVENT_CODES.map((code) => [code, t(`event_${code}`)] as const)}
      />
      <TextField
        label={t('eventDay')}
        type="date"
        value={date}
        max={input.asOf}
        onChange={({ target }) => setDate(target.value)}
        fault={date === '' || date > input.asOf ? t('dayWrong', { day: input.asOf }) : undefined}
      />
      {hasAmount && (
        <TextField
          label={t('eventAmount')}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setIsWrong(false);
          }}
          fault={isWrong ? pick(FAILURES['numeric-value-invalid']) : undefined}
        />
      )}
      <Button type="submit">{t('addEvent')}</Button>
    </form>
  );
};
