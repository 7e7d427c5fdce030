import { getProfile } from '@mingjian/contract/companies';
import { getCoverage } from '@mingjian/contract/dashboard';
import { listFootprint } from '@mingjian/contract/footprint';
import type { Endpoint, InputOf } from '@mingjian/contract/wire';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReactNode } from 'react';
import { queryClient, useCall } from './queries.ts';
import type { CallQueryOptions } from './queries.ts';
import { closeSession, openSession, storeAsAt, useSession } from './session/index.ts';

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  queryClient.clear();
  openSession('a-token', 0);
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(request.url.replace(/^.*\/api/, ''));
    return Promise.resolve(Response.json({ code: '0', data: request.url, msg: '' }));
  });
});
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
});

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

const read = async <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallQueryOptions) => {
  const { result } = renderHook(() => useCall(endpoint, input, options), { wrapper });
  await vi.waitFor(() => expect(result.current.data).toBeDefined());
  return result;
};

const COMPANY = { companyId: 7 };
const THEN = { day: '2024-05-01', clock: 'valid' } as const;

describe('the day of the header', () => {
  it('goes with every call that can be moved to a day, and with no other', async () => {
    storeAsAt(THEN);
    await read(getProfile, COMPANY);
    await read(getCoverage, {});
    expect(asked).toEqual([
      '/company/getProfile?asAt=2024-05-01&clock=valid&companyId=7',
      '/dashboard/getCoverage',
    ]);
  });

  it('gives way to a day that the call names itself, also to today', async () => {
    storeAsAt(THEN);
    await read(getProfile, { ...COMPANY, asAt: '2020-01-01', clock: 'known' });
    await read(getProfile, { ...COMPANY, asAt: undefined });
    expect(asked).toEqual([
      '/company/getProfile?companyId=7&asAt=2020-01-01&clock=known',
      '/company/getProfile?companyId=7',
    ]);
  });

  it('reads anew when it moves, and shows nothing of another day meanwhile', async () => {
    const list = await read(listFootprint, { page: 1 }, { keepPrevious: true });
    act(() => storeAsAt(THEN));
    expect(list.current.data).toBeUndefined();
    await vi.waitFor(() => expect(list.current.data).toContain('asAt=2024-05-01'));
    act(() => storeAsAt(null));
    expect(list.current.data).not.toContain('asAt');
    expect(asked).toHaveLength(2);
  });
});

describe('the session', () => {
  const stored = () => sessionStorage.getItem('asAt');
  const inStore = () => renderHook(() => useSession((session) => session.asAt)).result.current;

  it('keeps the day while the tab is open, and forgets it when the session ends', () => {
    storeAsAt(THEN);
    expect([stored(), inStore()]).toEqual(['2024-05-01 valid', THEN]);
    closeSession();
    expect([stored(), inStore()]).toEqual([null, null]);
  });

  it.each(['2024-05-01 never', 'yesterday known', '', 'known'])('takes no day from %j', async (text) => {
    sessionStorage.setItem('asAt', text);
    vi.resetModules();
    const { getSession } = await import('./session/index.ts');
    expect(getSession().asAt).toBeNull();
  });
});
