import { get } from './api.ts';
import { findUnratedCompany, listCompanies } from './companies.ts';
import type { Screen } from './screens.ts';

interface Owners {
  readonly beneficialOwners: readonly { readonly test: string; readonly paths: object | null }[];
  readonly holders: readonly { readonly direct: string | null }[];
}

/** A company that a person owns through another company, so that the graph has something to unfold. */
export const findOwnedCompany = async (token: string): Promise<number> => {
  for (const { companyId } of await listCompanies(token)) {
    const query = { companyId: String(companyId) };
    const { beneficialOwners, holders } = await get<Owners>('/ownership/getOwners', query, token);
    const isOwned = beneficialOwners.some(({ test, paths }) => test === '1_equity_25' && paths !== null);
    if (isOwned && holders.some(({ direct }) => direct === null)) return companyId;
  }
  throw new Error('the demo market has no company that is owned through another');
};

/** The graph with a party chosen; each other part, with a formula opened; and a company of which little is on file. */
export const OWNERSHIP_SCREENS: readonly Screen[] = [
  {
    name: 'ownership',
    path: async (token) =>
      `/system/credit/shareholder?companyId=${await findOwnedCompany(token)}#shareholders`,
    account: 'analyst',
    prepare: async (page) => {
      await page.locator('main [role=treeitem]').nth(1).click();
    },
  },
  {
    name: 'ownership-holders',
    path: async (token) => `/system/credit/shareholder?companyId=${await findOwnedCompany(token)}#holders`,
    account: 'analyst',
  },
  {
    name: 'ownership-owners',
    path: async (token) => `/system/credit/shareholder?companyId=${await findOwnedCompany(token)}#owners`,
    account: 'analyst',
    prepare: async (page) => {
      await page.locator('main li > button[aria-expanded]').first().click();
    },
  },
  {
    name: 'ownership-scarce',
    path: async (token) =>
      `/system/credit/shareholder?companyId=${(await findUnratedCompany(token)).companyId}#shareholders`,
    account: 'analyst',
  },
];
