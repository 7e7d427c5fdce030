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

/** The answer to an input that does not fit: the first field's sentence, and every field in `data.fields`. */
export const presentInputFaults = (faults: readonly InputFault[], language: Language): Envelope<unknown> => {
  const fields = faults.map(({ field, rule }) => ({ field, rule, sentence: RULE_SENTENCES[rule][language] }));
  const msg = fields[0]?.sentence ?? FAILURES['invalid-input'][language];
  return { code: 'invalid-input', data: { fields }, msg };
};
