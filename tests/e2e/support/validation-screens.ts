import type { Screen } from './screens.ts';
import { waitForValidation } from './wait-for-validation.ts';

/** What came of past year ends, with a variable of a model card opened. */
export const VALIDATION_SCREENS: readonly Screen[] = [
  {
    name: 'validation',
    path: async (token) => {
      await waitForValidation(token);
      return '/system/credit/validation';
    },
    account: 'analyst',
    prepare: async (page) => {
      await page.locator('article summary').first().click();
    },
  },
];
