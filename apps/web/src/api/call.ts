import {
  BACKGROUND_HEADER,
  FAILURES,
  LANGUAGE_HEADER,
  REQUEST_TIMEOUT_MS,
  SUCCESS_CODES,
  TOKEN_HEADER,
} from '@mingjian/contract/wire';
import type { Endpoint, Envelope, FailureCode, InputOf, OutputOf } from '@mingjian/contract/wire';
import { CallFailure, NOT_REACHABLE, failureOfCode } from './call-failure.ts';
import type { Sentence } from './call-failure.ts';
import { makeRequest } from './request.ts';
import { getSession } from './session/index.ts';

export interface CallListener {
  /** The few warnings that the client gives by itself. */
  onWarning(sentence: Sentence): void;
  /** The session is over: forget it and ask for the password again. */
  onSessionEnd(): void;
}

let listener: CallListener = { onWarning: () => undefined, onSessionEnd: () => undefined };

/** Called once by `app`, which knows where warnings are shown and where the login page is. */
export const listenToCalls = (next: CallListener): void => {
  listener = next;
};

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** A poll: nobody clicked, so the session is not renewed and a failure is not announced. */
  readonly isBackground?: boolean;
  /** Takes only the string '0' for success, as the menu list and the notice count do. */
  readonly isStrict?: boolean;
}

export interface ReceivedFile {
  readonly blob: Blob;
  readonly fileName: string;
}

const warnAndFail = (failure: CallFailure, options: CallOptions): CallFailure => {
  if (!options.isBackground) listener.onWarning(failure.sentence);
  return failure;
};

/** Codes of answers that come from the transport, when their body does not say more. */
const STATUS_CODES: Readonly<Record<number, FailureCode>> = {
  404: 'path-not-found',
  413: 'payload-too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
  503: 'service-unavailable',
  504: 'server-not-responding',
};

const transportFailure = (status: number): CallFailure =>
  failureOfCode(STATUS_CODES[status] ?? 'internal-error', '', null);

const headersOf = (options: CallOptions): Record<string, string> => {
  const { token, lang } = getSession();
  return {
    [LANGUAGE_HEADER]: lang,
    ...(token ? { [TOKEN_HEADER]: token } : {}),
    ...(options.isBackground ? { [BACKGROUND_HEADER]: '1' } : {}),
  };
};

const send = async (
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  options: CallOptions,
): Promise<Response> => {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    return await fetch(makeRequest(endpoint, input, headersOf(options), signal));
  } catch (error) {
    // A screen that was left cancels its own calls: nothing to tell anybody.
    if (options.signal?.aborted) throw error;
    if (timeout.aborted) throw warnAndFail(transportFailure(504), options);
    throw warnAndFail(new CallFailure('not-reachable', NOT_REACHABLE), options);
  }
};

const isFile = (response: Response): boolean =>
  (response.headers.get('content-type') ?? '').startsWith('application/octet-stream');

const fileNameOf = (response: Response): string => {
  const disposition = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded
    ? decodeURIComponent(encoded)
    : (/filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? 'download');
};

const readEnvelope = async (response: Response, options: CallOptions): Promise<unknown> => {
  if (response.status !== 200) throw warnAndFail(transportFailure(response.status), options);
  const { code, data, msg } = (await response.json()) as Envelope<unknown>;
  if (options.isStrict ? code === '0' : SUCCESS_CODES.includes(code)) return data;
  const failure = failureOfCode(String(code), msg, data);
  if (failure.code === '401' || failure.code === '505') {
    listener.onWarning(FAILURES['401']);
    listener.onSessionEnd();
  } else if (failure.code === '403') listener.onWarning(FAILURES['403']);
  throw failure;
};

/**
 * The one HTTP client. Resolves with the answer's data on code 0, '0', 1 or '1'; rejects with a `CallFailure`
 * otherwise. Warns by itself only for an ended session, a missing permission and a transport failure;
 * the sentence of every other failure is for the calling screen to show.
 */
export const call = async <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> => {
  const response = await send(endpoint, input as Readonly<Record<string, unknown>>, options);
  return (await readEnvelope(response, options)) as OutputOf<E>;
};

/** As `call`, for an endpoint that answers with a file: the bytes pass through unchanged. */
export const callForFile = async <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<ReceivedFile> => {
  const response = await send(endpoint, input as Readonly<Record<string, unknown>>, options);
  if (response.status === 200 && isFile(response))
    return { blob: await response.blob(), fileName: fileNameOf(response) };
  await readEnvelope(response, options);
  throw new CallFailure('not-a-file', FAILURES['internal-error']);
};
