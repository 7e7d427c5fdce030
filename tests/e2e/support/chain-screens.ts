import { get } from './api.ts';
import { findUnratedCompany, listCompanies } from './companies.ts';
import type { Screen } from './screens.ts';

interface Chain {
  readonly parties: readonly { readonly level: number }[];
  /** Without a record of its own the partner alone tells of the trade. */
  readonly trades: readonly { readonly record: object | null }[];
}

/** A listed company with suppliers that name their own, and partners of which they alone tell. */
export const findChainCompany = async (token: string): Promise<number> => {
  for (const { companyId } of await listCompanies(token, { sort: '-revenue' })) {
    const { parties, trades } = await get<Chain>(
      '/businessChain/getChain',
      { companyId: String(companyId) },
      token,
    );
    if (parties.some(({ level }) => level === 2) && trades.some(({ record }) => record === null))
      return companyId;
  }
  throw new Error('the demo market has no business chain of two levels');
};

/** The business chain drawn, with a partner chosen in the tree; and a company that names nobody. */
export const CHAIN_SCREENS: readonly Screen[] = [
  {
    name: 'chain',
    path: async (token) => `/system/credit/shareholder?companyId=${await findChainCompany(token)}#chain`,
    account: 'analyst',
    prepare: async (page) => {
      await page.locator('main svg[role=img]').waitFor();
      await page.locator('main [role=treeitem]').nth(1).focus();
    },
  },
  {
    name: 'chain-empty',
    path: async (token) =>
      `/system/credit/shareholder?companyId=${(await findUnratedCompany(token)).companyId}#chain`,
    account: 'analyst',
  },
];
