import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { closeSession, findLastClick, openSession } from '../api/session/index.ts';
import { loadTexts, startTexts } from '../i18n/index.ts';
import { Root } from './root.tsx';

const show = (path: string) => {
  const children = [
    { path: '/one', Component: () => <p>one</p> },
    { path: '/two', Component: () => <p>two</p> },
    {
      path: '/heading',
      Component: () => (
        <main>
          <h1>Three</h1>
        </main>
      ),
    },
    {
      path: '/field',
      Component: () => (
        <main>
          <h1>Four</h1>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- as on the login page */}
          <input autoFocus />
        </main>
      ),
    },
  ];
  const router = createMemoryRouter([{ Component: Root, children }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
};

beforeAll(async () => {
  await startTexts();
  await loadTexts('common');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  closeSession();
});

it('navigating to another screen or company starts at the top; a page or filter of the same keeps its place', async () => {
  const scrolled = vi.fn<(x: number, y: number) => void>();
  vi.stubGlobal('scrollTo', scrolled);
  const router = show('/one?companyId=1');
  expect(scrolled).not.toHaveBeenCalled();
  await act(() => router.navigate('/two?companyId=1'));
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
  await act(() => router.navigate('/two?companyId=1&page=2'));
  expect(scrolled).toHaveBeenCalledTimes(1);
  await act(() => router.navigate('/two?companyId=2'));
  expect(scrolled).toHaveBeenCalledTimes(2);
});

it('after a navigation the focus stands at the heading, unless the screen put it into a field', async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  const router = show('/one');
  await act(() => router.navigate('/heading'));
  expect(document.activeElement?.textContent).toBe('Three');
  await act(() => router.navigate('/field'));
  expect(document.activeElement?.tagName).toBe('INPUT');
});

it('a click anywhere renews the time of the last click', () => {
  openSession('secret', 1);
  show('/one');
  const before = Date.now();
  screen.getByText('one').click();
  expect(findLastClick()).toBeGreaterThanOrEqual(before);
});
