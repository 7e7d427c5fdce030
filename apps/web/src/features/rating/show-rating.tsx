import type { ReactElement } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, vi } from 'vitest';
import { queryClient } from '../../api/queries.ts';
import { changeLanguage, loadTexts, startTexts } from '../../i18n/index.ts';

/** What the panels asked for, in order; for tests. */
export const asked: string[] = [];

/** Before and after each test of a file: texts, and nothing left over. */
export const prepareRatingTests = (): void => {
  beforeAll(async () => {
    Element.prototype.scrollIntoView ??= () => undefined;
    await startTexts();
    await loadTexts('common', 'rating');
  });
  afterEach(async () => {
    cleanup();
    queryClient.clear();
    asked.length = 0;
    vi.unstubAllGlobals();
    await changeLanguage('en');
  });
};

/** Shows an element over a server that answers each path with what is given for it. */
export const showOver = (element: ReactElement, answers: Readonly<Record<string, unknown>>) => {
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(pathname + search);
    return Promise.resolve(Response.json({ code: '0', data: answers[pathname], msg: '' }));
  });
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{element}</MemoryRouter>
    </QueryClientProvider>,
  );
};
