import { QueryClientProvider } from '@tanstack/react-query';
import type { Profile } from '@mingjian/contract/companies';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { queryClient } from '../../api/queries.ts';
import { loadTexts, startTexts } from '../../i18n/index.ts';
import { CompanyPage, ProfileBody } from './index.ts';

/** What a browser has and the test document has not. */
export class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** What the screens asked for, in order, and what they are answered; for tests. */
export const asked: string[] = [];
export const answers = new Map<string, unknown>();

/** Before each test of a file: a document like a browser's, texts, and a server that knows `answers` alone. */
export const prepareCompanyTests = (): void => {
  beforeAll(async () => {
    vi.stubGlobal('IntersectionObserver', Observer);
    vi.stubGlobal('ResizeObserver', Observer);
    Element.prototype.scrollIntoView ??= () => undefined;
    window.matchMedia ??= (query: string) =>
      ({
        matches: false,
        media: query,
        addEventListener() {},
        removeEventListener() {},
        addListener() {},
        removeListener() {},
      }) as unknown as MediaQueryList;
    await startTexts();
    await loadTexts('cases', 'common', 'negative', 'profile', 'ratios');
  });

  beforeEach(() => {
    asked.length = 0;
    answers.clear();
    vi.stubGlobal('fetch', async (request: Request) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      const data = answers.get(pathname);
      const body =
        data === undefined
          ? { code: 'company-does-not-exist', data: null, msg: '' }
          : { code: '0', data, msg: '' };
      return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
    });
  });
  afterEach(() => {
    cleanup();
    queryClient.clear();
    sessionStorage.clear();
  });
};

/** Opens a credit screen of company 7. */
export const openCompany = (
  profile?: Profile,
  address = '/system/credit/profile?companyId=7',
  body = <ProfileBody renderRating={() => <p>rating</p>} />,
) => {
  if (profile) answers.set('/api/company/getProfile', profile);
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <CompanyPage renderBadge={() => null} renderActions={() => null}>
          {body}
        </CompanyPage>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
