import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The day that the preset stands for: this day two years ago in China. */
export const twoYearsAgo = (): string => {
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  return `${Number(today.slice(0, 4)) - 2}${today.slice(4)}`.replace('-02-29', '-02-28');
};

/** Moves the product two years back through its own control, as known then. */
export const goTwoYearsBack = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'As at today' }).click();
  const dialog = page.getByRole('dialog', { name: 'As at a day' });
  await dialog.getByRole('button', { name: 'Two years ago' }).click();
  await dialog.getByRole('button', { name: 'Show this day' }).click();
  await expect(page.getByText(`As known on ${twoYearsAgo()}.`)).toBeVisible();
};
