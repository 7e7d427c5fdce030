import { FAILURES } from '@mingjian/contract/wire';

export interface Sentence {
  readonly en: string;
  readonly cn: string;
}

/** The server was not reached at all; every answer of the server has its sentence in the catalogue. */
export const NOT_REACHABLE: Sentence = { en: 'The server could not be reached', cn: '无法连接服务器' };

const findSentence = (code: string): Sentence | undefined =>
  Object.hasOwn(FAILURES, code) ? FAILURES[code as keyof typeof FAILURES] : undefined;

/** A call that did not succeed, with the code of the catalogue. */
export class CallFailure extends Error {
  readonly code: string;
  readonly sentence: Sentence;
  readonly data: unknown;

  constructor(code: string, sentence: Sentence, data: unknown = null) {
    super(sentence.en);
    this.name = 'CallFailure';
    this.code = code;
    this.sentence = sentence;
    this.data = data;
  }
}

/** The catalogue's sentence for a code; the server's own words when the catalogue does not know the code. */
export const failureOfCode = (code: string, msg: string, data: unknown): CallFailure =>
  new CallFailure(
    code,
    findSentence(code) ?? (msg ? { en: msg, cn: msg } : FAILURES['internal-error']),
    data,
  );

/** What to say about any thrown value. */
export const sentenceOf = (error: unknown): Sentence =>
  error instanceof CallFailure ? error.sentence : FAILURES['internal-error'];

export const isFailure = (error: unknown, code: string): boolean =>
  error instanceof CallFailure && error.code === code;
