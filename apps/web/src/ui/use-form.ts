import { RULE_SENTENCES, listInputFaults } from '@mingjian/contract/wire';
import type { InputFault } from '@mingjian/contract/wire';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { z } from 'zod';
import { CallFailure, sentenceOf } from '../api/call-failure.ts';
import { usePick } from '../i18n/index.ts';

type Values = Readonly<Record<string, string>>;

interface FormOptions<V extends Values> {
  /** The schema of the endpoint itself: form and server refuse the same input with the same sentence. */
  readonly schema: z.ZodType;
  readonly initial: V;
  /** What the schema is given; the texts of the fields unless said. */
  readonly read?: (values: V) => unknown;
  readonly submit: (values: V) => Promise<void>;
}

export interface Form<V extends Values> {
  readonly values: V;
  readonly set: (name: keyof V, value: string) => void;
  /** The sentence of a field that does not fit; nothing before the first try to send. */
  readonly faultOf: (name: keyof V) => string | undefined;
  readonly isBusy: boolean;
  /** The sentence of a call that failed for another reason than a field. */
  readonly failure: string | undefined;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly clear: () => void;
}

const findFaults = (schema: z.ZodType, values: unknown): readonly InputFault[] => {
  const result = schema.safeParse(values, { reportInput: true });
  return result.success ? [] : listInputFaults(result.error);
};

const faultsOfAnswer = (error: unknown): readonly InputFault[] => {
  if (!(error instanceof CallFailure) || error.code !== 'invalid-input') return [];
  return (error.data as { fields?: readonly InputFault[] } | null)?.fields ?? [];
};

/** The first field that does not fit is where one goes on typing. */
const focusFirstFault = (form: HTMLFormElement, faults: readonly InputFault[]): void => {
  const names = new Set(faults.map(({ field }) => field));
  const first = [...form.elements].find((element) => names.has(element.getAttribute('name') ?? ''));
  if (first instanceof HTMLElement) first.focus();
};

/** A form over the schema of an endpoint: checked when it is sent, and from then on while one types. */
export const useForm = <V extends Values>({
  schema,
  initial,
  submit,
  read = (values) => values,
}: FormOptions<V>): Form<V> => {
  const pick = usePick();
  const [values, setValues] = useState(initial);
  const [isChecked, setIsChecked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const faults = isChecked ? [...findFaults(schema, read(values)), ...faultsOfAnswer(error)] : [];

  const send = async (form: HTMLFormElement): Promise<void> => {
    setIsChecked(true);
    setError(null);
    const found = findFaults(schema, read(values));
    if (found.length > 0) return focusFirstFault(form, found);
    setIsBusy(true);
    try {
      await submit(values);
    } catch (caught) {
      setError(caught);
      focusFirstFault(form, faultsOfAnswer(caught));
    } finally {
      setIsBusy(false);
    }
  };

  return {
    values,
    set: (name, value) => setValues({ ...values, [name]: value }),
    faultOf: (name) => {
      const fault = faults.find(({ field }) => field === name);
      return fault && pick(RULE_SENTENCES[fault.rule]);
    },
    isBusy,
    failure: error !== null && faultsOfAnswer(error).length === 0 ? pick(sentenceOf(error)) : undefined,
    onSubmit: (event) => {
      event.preventDefault();
      void send(event.currentTarget);
    },
    clear: () => {
      setValues(initial);
      setIsChecked(false);
      setError(null);
    },
  };
};
