import { findRatedCompany, findUnratedCompany } from './companies.ts';
import type { Screen } from './screens.ts';

const ratingOf = (find: typeof findRatedCompany, hash: string) => async (token: string) =>
  `/system/credit/rating?companyId=${(await find(token)).companyId}#${hash}`;

/** A rating with a factor opened and every digit shown, its history with a rating run again. */
export const RATING_SCREENS: readonly Screen[] = [
  {
    name: 'rating',
    path: ratingOf(findRatedCompany, 'rating'),
    account: 'analyst',
    prepare: async (page) => {
      await page.locator('section button[aria-pressed]').first().click();
      await page.locator('button[id^=factor-]').first().click();
      await page.locator('button[id^=factor-]').last().click();
    },
  },
  {
    name: 'rating-history',
    path: ratingOf(findRatedCompany, 'history'),
    account: 'analyst',
    prepare: async (page) => {
      await page.locator('table button[aria-expanded]').first().click();
      await page.locator('table table').waitFor();
    },
  },
];

/** A question asked of the model, and a company without a rating. */
export const QUESTION_SCREENS: readonly Screen[] = [
  {
    name: 'what-if',
    path: ratingOf(findRatedCompany, 'what-if'),
    account: 'analyst',
    prepare: async (page) => {
      await page.locator('main table input').first().fill('-40%');
      await page.locator('main section details summary').first().click();
      await page.locator('main section:has(details) button').first().click();
      await page.locator('main section:has(details) ol button').first().waitFor();
    },
  },
  { name: 'rating-not-rated', path: ratingOf(findUnratedCompany, 'rating'), account: 'analyst' },
];
