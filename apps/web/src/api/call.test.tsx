import { FAILURES, endpoint } from '@mingjian/contract/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { CallFailure, Sentence } from './call-failure.ts';
import { call, callForFile, listenToCalls } from './call.ts';
import { closeSession, openSession } from './session/index.ts';

const read = endpoint({
  method: 'GET',
  path: '/thing/getThing',
  summary: 'A thing',
  input: z.object({ id: z.number(), tags: z.array(z.string()).optional() }),
  output: z.string(),
  right: 'session',
  rate: 'read',
});
const login = endpoint({
  ...read,
  method: 'POST',
  path: '/login/submit',
  accepts: ['urlencoded', 'multipart'],
});

let warnings: Sentence[] = [];
let endings = 0;
let lastRequest: Request | undefined;

/** The network of the test: what it answers, and what it was asked. */
const answerWith = (response: () => Response | Promise<Response>): void => {
  vi.stubGlobal('fetch', (request: Request) => {
    lastRequest = request;
    return Promise.resolve(response());
  });
};
const answerCode = (code: string | number, data: unknown = null, msg = ''): void =>
  answerWith(() => Response.json({ code, data, msg }));
const caught = (run: Promise<unknown>): Promise<CallFailure> =>
  run.then(
    () => expect.unreachable('the call should fail'),
    (error: unknown) => error as CallFailure,
  );

beforeEach(() => {
  warnings = [];
  endings = 0;
  listenToCalls({ onWarning: (sentence) => warnings.push(sentence), onSessionEnd: () => (endings += 1) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  closeSession();
});

describe('an answer', () => {
  it.each([0, '0', 1, '1'])('with code %j is a success', async (code) => {
    answerCode(code, 'thing');
    expect(await call(read, { id: 1 })).toBe('thing');
  });

  it.each([0, 1, '1'])('with code %j is none for the menu list and the notice count', async (code) => {
    answerCode(code, 'thing');
    await expect(call(read, { id: 1 }, { isStrict: true })).rejects.toThrow();
    expect(warnings).toEqual([]);
  });

  it.each(['401', '505', 401, 505])('with code %j warns, ends the session and rejects', async (code) => {
    answerCode(code);
    await caught(call(read, { id: 1 }));
    expect(warnings.map((warning) => warning.en)).toEqual(['login timed out, please log in again']);
    expect(endings).toBe(1);
  });

  it('with code 403 warns and keeps the session', async () => {
    answerCode('403');
    await caught(call(read, { id: 1 }));
    expect(warnings.map((warning) => warning.en)).toEqual(['no access permission']);
    expect(endings).toBe(0);
  });

  it('with any other code is rejected silently, with the sentence of the catalogue', async () => {
    answerCode('company-does-not-exist', { companyId: 7 });
    const failure = await caught(call(read, { id: 7 }));
    expect(failure.code).toBe('company-does-not-exist');
    expect(failure.sentence).toEqual(FAILURES['company-does-not-exist']);
    expect(failure.data).toEqual({ companyId: 7 });
    expect(warnings).toEqual([]);
  });
});

describe('the transport', () => {
  it('HTTP 504 says that the server is not responding', async () => {
    answerWith(() => new Response('', { status: 504 }));
    await caught(call(read, { id: 1 }));
    expect(warnings.map((warning) => warning.en)).toEqual(['server not responding']);
  });

  it('an answer that takes more than 60,000 ms is given up and called not responding', async () => {
    let waited = 0;
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      waited = milliseconds;
      return AbortSignal.abort(new DOMException('timed out', 'TimeoutError'));
    });
    vi.stubGlobal('fetch', (request: Request) => Promise.reject(request.signal.reason as Error));
    await caught(call(read, { id: 1 }));
    expect(waited).toBe(60_000);
    expect(warnings.map((warning) => warning.en)).toEqual(['server not responding']);
  });

  it.each([404, 413, 429, 500, 503])('HTTP %i warns with a message', async (status) => {
    answerWith(() => new Response('', { status }));
    await caught(call(read, { id: 1 }));
    expect(warnings).toHaveLength(1);
  });

  it('a server that cannot be reached is told, a poll that fails is not', async () => {
    answerWith(() => Promise.reject(new TypeError('fetch failed')));
    await caught(call(read, { id: 1 }, { isBackground: true }));
    expect(warnings).toEqual([]);
    await caught(call(read, { id: 1 }));
    expect(warnings).toHaveLength(1);
  });

  it('an octet-stream passes through unchanged, with its name', async () => {
    const bytes = new Uint8Array([0, 255, 10, 13]);
    answerWith(
      () =>
        new Response(bytes, {
          headers: {
            'content-type': 'application/octet-stream',
            'content-disposition': "attachment; filename*=UTF-8''%E6%98%8E%E9%89%B4.xlsx",
          },
        }),
    );
    const file = await callForFile(read, { id: 1 });
    expect(file.fileName).toBe('明鉴.xlsx');
    expect(new Uint8Array(await file.blob.arrayBuffer())).toEqual(bytes);
  });
});

describe('a request', () => {
  it('carries token and language, and its input in the address', async () => {
    openSession('secret', 1);
    answerCode('0');
    await call(read, { id: 5, tags: ['a', 'b'] });
    expect(lastRequest?.headers.get('token')).toBe('secret');
    expect(lastRequest?.headers.get('lang')).toBe('en');
    expect(new URL(lastRequest?.url ?? '').pathname).toBe('/api/thing/getThing');
    expect(new URL(lastRequest?.url ?? '').search).toBe('?id=5&tags=a&tags=b');
  });

  it('of the login is a form', async () => {
    answerCode(0);
    await call(login, { id: 5 });
    expect(lastRequest?.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
    expect(await lastRequest?.text()).toBe('id=5');
  });
});

it('a session leaves token and last click in session storage, and takes them away when it ends', () => {
  openSession('secret', 1234);
  expect([sessionStorage.getItem('token'), sessionStorage.getItem('lastClickTime')]).toEqual([
    'secret',
    '1234',
  ]);
  closeSession();
  expect([sessionStorage.getItem('token'), sessionStorage.getItem('lastClickTime')]).toEqual([null, null]);
});
