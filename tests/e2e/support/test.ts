/// <reference lib="dom" />
import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { isLive, openSession, productAddress } from './api.ts';

export { expect } from '@playwright/test';

export interface Look {
  readonly lang: 'en' | 'cn';
  readonly theme: 'light' | 'dark';
  readonly width: 1440 | 390;
}

interface TestFixtures {
  /** Opens every page of this test in this language, theme and width. */
  readonly wear: (look: Look) => Promise<void>;
  /** Gives the pages of this test a session of the account, without going through the login page. */
  readonly signIn: (username: string) => Promise<string>;
  /** What the page complained about: faults of scripts, and refused or broken resources. */
  readonly complaints: readonly string[];
}

interface WorkerFixtures {
  /** One session per account and worker: an account has five at most, and the oldest gives way. */
  readonly sessions: Map<string, string>;
}

const HEIGHTS = { 1440: 900, 390: 844 } as const;

const rememberInPage = (page: Page, token: string): Promise<unknown> =>
  page.addInitScript((text) => {
    // Once per tab: what the page itself does to its session afterwards stays done.
    if (sessionStorage.getItem('e2e')) return;
    sessionStorage.setItem('e2e', '1');
    sessionStorage.setItem('token', text);
  }, token);

// The first argument of a fixture has to be a pattern: Playwright reads its names.
/* oxlint-disable no-empty-pattern */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  baseURL: ({}, use) => use(productAddress()),

  sessions: [({}, use) => use(new Map()), { scope: 'worker' }],

  wear: ({ page }, use) =>
    use(async ({ lang, theme, width }) => {
      await page.setViewportSize({ width, height: HEIGHTS[width] });
      await page.addInitScript(
        ([storedLang, storedTheme]) => {
          localStorage.setItem('theme', storedTheme);
          if (!sessionStorage.getItem('lang')) sessionStorage.setItem('lang', storedLang);
        },
        [lang, theme] as const,
      );
    }),

  signIn: ({ page, sessions }, use) =>
    use(async (username) => {
      const known = sessions.get(username);
      // Journeys that log in by the page may have taken its place meanwhile.
      const token = known !== undefined && (await isLive(known)) ? known : await openSession(username);
      sessions.set(username, token);
      await rememberInPage(page, token);
      return token;
    }),

  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      await use(complaints);
    },
    { auto: true },
  ],
});
