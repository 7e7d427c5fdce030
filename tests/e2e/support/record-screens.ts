import { get } from './api.ts';
import { listCompanies } from './companies.ts';
import type { Screen } from './screens.ts';

interface Section {
  readonly dimension: string;
  readonly counts: { readonly current: number } | null;
}

/** The best known company of which a record of the dimension is on file. */
const findCompanyWith = async (token: string, dimension: string): Promise<number> => {
  for (const { companyId } of await listCompanies(token)) {
    const query = { companyId: String(companyId) };
    const { items } = await get<{ items: readonly Section[] }>('/company/listSections', query, token);
    const section = items.find((item) => item.dimension === dimension);
    if ((section?.counts?.current ?? 0) > 0) return companyId;
  }
  throw new Error(`the demo market has no company with a record of ${dimension}`);
};

const businessWith = (dimension: string, hash: string) => async (token: string) =>
  `/system/credit/business?companyId=${await findCompanyWith(token, dimension)}#${hash}`;

/** Records in forms of their own, and one record in full. */
export const RECORD_SCREENS: readonly Screen[] = [
  { name: 'business-negative', path: businessWith('enforcement', 'enforcement'), account: 'analyst' },
  { name: 'business-tenders', path: businessWith('tender_bid', 'operations'), account: 'analyst' },
  { name: 'business-news', path: businessWith('news_opinion', 'news_esg'), account: 'analyst' },
  {
    name: 'record',
    path: businessWith('tax_credit', 'tax_customs'),
    account: 'analyst',
    prepare: async (page) => {
      await page.locator('main button[data-opens]').first().click();
      await page.locator('.ant-drawer-open h3').first().waitFor();
    },
  },
];
