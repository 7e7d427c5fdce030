import type { Page } from '@playwright/test';
import type { Screen } from './screens.ts';
import { waitForValidation } from './wait-for-validation.ts';

const part = (hash: string, prepare?: (page: Page) => Promise<void>): Screen => ({
  name: `validation-${hash}`,
  path: async (token) => {
    await waitForValidation(token);
    return `/system/credit/validation#${hash}`;
  },
  account: 'analyst',
  ...(prepare ? { prepare } : {}),
});

/** What came of past year ends in its parts, the benchmarks, and the cards with a variable opened. */
export const VALIDATION_SCREENS: readonly Screen[] = [
  part('outcomes'),
  part('calibration'),
  part('stability'),
  part('benchmarks'),
  part('cards', async (page) => {
    await page.locator('article summary').first().click();
  }),
];
