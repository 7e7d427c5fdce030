import type { Page } from '@playwright/test';
import { findField } from '@mingjian/domain/dictionary';
import { readDownload } from './read-download.ts';
import type { ReadSheet } from './read-download.ts';
import { expect } from './test.ts';

export interface ExportOrder {
  /** What the button says that opens the dialog. */
  readonly button: string;
  /** Fields beside the usual ones, as the dictionary names them. */
  readonly fields: readonly string[];
  /** What the dialog says of companies and day. */
  readonly subject: string;
}

export const labelOf = (field: string): string => findField(field)?.en ?? field;

/** Goes through the dialog as a person does, waits for the file and reads it back. */
export const exportCompanies = async (
  page: Page,
  { button, fields, subject }: ExportOrder,
): Promise<ReadonlyMap<string, ReadSheet>> => {
  // A name of its own: the same account may have exported before.
  const fileName = `Customers ${Date.now()}`;
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await expect(dialog).toContainText(subject);
  await dialog.getByLabel('Name of the file').fill(fileName);
  for (const field of fields) {
    await dialog.getByLabel('Find a field').fill(field);
    await dialog.getByRole('checkbox', { name: labelOf(field), exact: true }).check();
  }
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: `Download ${fileName}.xlsx` }).click();
  return readDownload(await download);
};
