import type { Endpoint, Envelope, FailureCode, InputFault, Language } from '@mingjian/contract/wire';
import { FAILURES, RULE_SENTENCES } from '@mingjian/contract/wire';

/** `{code, data, msg}` of a call that worked. */
export const presentSuccess = <T>(endpoint: Pick<Endpoint, 'successCode'>, data: T): Envelope<T> => ({
  code: endpoint.successCode ?? '0',
  data,
  msg: '',
});

/** `{code, data, msg}` of a failure, with the sentence in the caller's language. */
export const presentFailure = (
  code: FailureCode,
  language: Language,
  details: unknown = null,
): Envelope<unknown> => ({ code, data: details, msg: FAILURES[code][language] });

/** A body can be wrong in a hundred thousand places; the answer must not be longer than the question. */
const MOST_FIELDS = 100;
const LONGEST_FIELD = 200;

/** The answer to an input that does not fit: the first field's sentence, and each field in `data.fields`. */
export const presentInputFaults = (faults: readonly InputFault[], language: Language): Envelope<unknown> => {
  const fields = faults.slice(0, MOST_FIELDS).map(({ field, rule }) => ({
    field: field.slice(0, LONGEST_FIELD).toWellFormed(),
    rule,
    sentence: RULE_SENTENCES[rule][language],
  }));
  const msg = fields[0]?.sentence ?? FAILURES['invalid-input'][language];
  return { code: 'invalid-input', data: { fields }, msg };
};
