import type { BadRequest } from './make-bad-request.ts';

export type Verdict =
  | 'refused'
  | 'found nothing'
  | 'accepted'
  | 'server error'
  | 'tells internals'
  | 'no answer'
  | 'limited';

export interface Heard {
  readonly verdict: Verdict;
  readonly ms: number;
  readonly status: number;
  readonly text: string;
}

const LIMIT_MS = 60_000;
/** A frame of a stack, a place of the program, a statement or its complaint. */
const INTERNALS =
  /\bat (async )?\S+ \(|node_modules|node:internal|\.(ts|js|mjs):\d+|\/home\/|\/apps\/server|SQLSTATE|syntax error at|relation "|column "|violates|\bselect .+ from \w|insert into|pg_catalog/i;
const TOLD = 300;

const isSuccess = (type: string, text: string, successCode: unknown): boolean => {
  if (type.startsWith('application/octet-stream')) return true;
  try {
    return (JSON.parse(text) as { code?: unknown }).code === (successCode ?? '0');
  } catch {
    return false;
  }
};

const judge = (request: BadRequest, status: number, type: string, text: string): Verdict => {
  if (status === 429) return 'limited';
  if (status >= 500) return 'server error';
  if (INTERNALS.test(text)) return 'tells internals';
  if (status >= 400 || !isSuccess(type, text, request.endpoint.successCode)) return 'refused';
  return request.isSurelyRefused ? 'accepted' : 'found nothing';
};

export const sendBadRequest = async (address: string, request: BadRequest): Promise<Heard> => {
  const started = performance.now();
  try {
    const answer = await fetch(address + request.url, {
      method: request.endpoint.method,
      headers: request.headers,
      ...(request.body === undefined ? {} : { body: request.body }),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const text = await answer.text();
    const ms = performance.now() - started;
    const { status } = answer;
    const type = answer.headers.get('content-type') ?? '';
    return { verdict: judge(request, status, type, text), ms, status, text: text.slice(0, TOLD) };
  } catch (error) {
    const text = String((error as Error).cause ?? error);
    return { verdict: 'no answer', ms: performance.now() - started, status: 0, text };
  }
};
