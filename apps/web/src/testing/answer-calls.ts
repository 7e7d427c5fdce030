import { vi } from 'vitest';

/** One call as the server meets it; `body` is null where there is none. */
export interface Asked {
  readonly call: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** A page of a list as the server sends it. */
export const pageOf = (...items: readonly object[]) => ({
  items,
  total: items.length,
  totalIsCapped: false,
  page: 1,
  pageSize: 20,
});

/** Answers each call by the last part of its path: with data, or, where a text stands, with that code. Returns what was asked. */
export const answerCalls = (answers: Readonly<Record<string, object | string>>): readonly Asked[] => {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const call = pathname.split('/').at(-1) ?? '';
    asked.push({ call, query: searchParams, body: request.method === 'POST' ? await request.json() : null });
    const answer = answers[call] ?? null;
    const refusal = typeof answer === 'string' ? answer : null;
    return Response.json({ code: refusal ?? '0', data: refusal === null ? answer : null, msg: '' });
  });
  return asked;
};
