import { BASE_PATH } from '@mingjian/contract/wire';
import type { Endpoint } from '@mingjian/contract/wire';

type Value = string | number | boolean | Blob | null | undefined;
type Input = Readonly<Record<string, unknown>>;

const appendAll = (target: URLSearchParams | FormData, input: Input): void => {
  for (const [name, value] of Object.entries(input)) {
    for (const item of (Array.isArray(value) ? value : [value]) as readonly Value[]) {
      if (item === undefined || item === null || item === '') continue;
      if (!(item instanceof Blob)) target.append(name, String(item));
      else if (target instanceof FormData) target.append(name, item);
    }
  }
};

const addressOf = (endpoint: Endpoint, input: Input): string => {
  if (endpoint.method === 'POST') return BASE_PATH + endpoint.path;
  const query = new URLSearchParams();
  appendAll(query, input);
  return `${BASE_PATH}${endpoint.path}${query.size > 0 ? `?${query.toString()}` : ''}`;
};

const bodyOf = (endpoint: Endpoint, input: Input): BodyInit => {
  const form = endpoint.accepts?.[0] ?? 'json';
  if (form === 'json') return JSON.stringify(input);
  const body = form === 'urlencoded' ? new URLSearchParams() : new FormData();
  appendAll(body, input);
  return body;
};

/** The request of an endpoint: query of a GET, body of a POST in the first form that the endpoint accepts. */
export const makeRequest = (
  endpoint: Endpoint,
  input: Input,
  headers: Record<string, string>,
  signal: AbortSignal,
): Request => {
  const isPost = endpoint.method === 'POST';
  const isJson = isPost && (endpoint.accepts?.[0] ?? 'json') === 'json';
  return new Request(new URL(addressOf(endpoint, input), location.origin), {
    method: endpoint.method,
    headers: isJson ? { ...headers, 'content-type': 'application/json' } : headers,
    signal,
    ...(isPost ? { body: bodyOf(endpoint, input) } : {}),
  });
};
