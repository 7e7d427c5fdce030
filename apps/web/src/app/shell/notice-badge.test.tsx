import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { getSession, storeAppState } from '../../api/session/index.ts';
import { loadTexts, startTexts } from '../../i18n/index.ts';
import { NoticeBadge } from './notice-badge.tsx';

/** Shows the badge after one answer of the notice count. */
const showAfter = async (code: string | number, data: unknown): Promise<void> => {
  const fetched = vi.fn<() => Promise<Response>>(() =>
    Promise.resolve(Response.json({ code, data, msg: '' })),
  );
  vi.stubGlobal('fetch', fetched);
  render(
    <MemoryRouter>
      <NoticeBadge />
    </MemoryRouter>,
  );
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve, 20));
};

beforeAll(async () => {
  await startTexts();
  await loadTexts('shell');
});
beforeEach(() => storeAppState({ notice: 2 }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows how many notices are unread', async () => {
  await showAfter('0', 120);
  expect(screen.getByText('120 unread notices')).toBeTruthy();
  expect(screen.getByText('99+')).toBeTruthy();
  expect(getSession().notice).toBe(120);
});

it.each([0, 1, '1', 'internal-error'])('keeps the old count when the code is %j', async (code) => {
  await showAfter(code, 120);
  expect(getSession().notice).toBe(2);
  expect(screen.getByText('2 unread notices')).toBeTruthy();
});
