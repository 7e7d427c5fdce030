import { ADDRESS_VARIABLE } from './start-product.ts';

export const DEMO_PASSWORD = 'Mingjian-demo-1';

export const productAddress = (): string => {
  const address = process.env[ADDRESS_VARIABLE];
  if (!address) throw new Error(`${ADDRESS_VARIABLE} is not set: run the tests through playwright.config.ts`);
  return address;
};

interface Answer<T> {
  readonly code: string | number;
  readonly data: T;
  readonly msg: string;
}

const read = async <T>(response: Response): Promise<T> => {
  const { code, data, msg } = (await response.json()) as Answer<T>;
  if (String(code) !== '0') throw new Error(`${response.url}: ${code} ${msg}`);
  return data;
};

/** A call of the product's interface beside the browser, for what a test needs to find or prepare. */
export const post = async <T>(
  path: string,
  body: object,
  token = '',
  address = productAddress(),
): Promise<T> =>
  read<T>(
    await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token },
      body: JSON.stringify(body),
    }),
  );

export const get = async <T>(
  path: string,
  query: Record<string, string>,
  token: string,
  address = productAddress(),
): Promise<T> =>
  read<T>(
    await fetch(`${address}/api${path}?${new URLSearchParams(query).toString()}`, {
      headers: { token },
    }),
  );

export const openSession = async (
  username: string,
  password = DEMO_PASSWORD,
  address = productAddress(),
): Promise<string> => {
  const body = new URLSearchParams({ username, password });
  const response = await fetch(`${address}/api/login/submit`, { method: 'POST', body });
  return (await read<{ token: string }>(response)).token;
};

/** Whether a session has not ended. */
export const isLive = (token: string): Promise<boolean> =>
  post('/user/info', {}, token).then(
    () => true,
    () => false,
  );
