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

interface Difference {
  readonly added: readonly { readonly ownedId: number }[];
  readonly removed: readonly { readonly ownedId: number }[];
}
const NO_DIFFERENCE: Difference = { added: [], removed: [] };

/** Days between which the demo market sees holders come and go. */
export const DIFFERENT_DAYS = { from: '2022-01-01', to: '2026-01-01' } as const;

/** A company whose direct holders are others than they were. */
export const findChangedCompany = async (token: string): Promise<number> => {
  for (const { companyId } of await listCompanies(token)) {
    const query = { companyId: String(companyId), ...DIFFERENT_DAYS, clock: 'valid' };
    // One that is younger than the first day has no difference.
    const difference = await get<Difference>('/ownership/compareDays', query, token).catch(
      () => NO_DIFFERENCE,
    );
    const isDirect = ({ ownedId }: { readonly ownedId: number }) => ownedId === companyId;
    if (difference.added.some(isDirect) && difference.removed.some(isDirect)) return companyId;
  }
  throw new Error('the demo market has no company whose holders changed');
};

/** The graph with a party chosen, the holders, and a company of which little is on file. */
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
    name: 'ownership-scarce',
    path: async (token) =>
      `/system/credit/shareholder?companyId=${(await findUnratedCompany(token)).companyId}#shareholders`,
    account: 'analyst',
  },
];

/** Controllers and owners with a formula opened, group, relation and statement. */
export const OWNER_SCREENS: readonly Screen[] = [
  {
    name: 'ownership-owners',
    path: async (token) => `/system/credit/shareholder?companyId=${await findOwnedCompany(token)}#owners`,
    account: 'analyst',
    prepare: async (page) => {
      await page.locator('main li > button[aria-expanded]').first().click();
    },
  },
  ...(['group', 'relation', 'statement'] as const).map((part): Screen => ({
    name: `ownership-${part}`,
    path: async (token) => `/system/credit/shareholder?companyId=${await findOwnedCompany(token)}#${part}`,
    account: 'analyst',
  })),
];
