import { get } from './api.ts';

export interface FoundCompany {
  readonly companyId: number;
  readonly name: string;
  readonly nameEn: string | null;
  readonly creditCode: string | null;
  readonly rating: { readonly status: string; readonly class: string | null } | null;
}

/** The best known companies of the demo market that fit the filters; the same at every run. */
export const listCompanies = async (
  token: string,
  query: Readonly<Record<string, string>> = {},
): Promise<readonly FoundCompany[]> =>
  (
    await get<{ items: readonly FoundCompany[] }>(
      '/company/searchCompanies',
      { pageSize: '100', withFacets: 'false', ...query },
      token,
    )
  ).items;

const first = (companies: readonly FoundCompany[], what: string): FoundCompany => {
  const [found] = companies;
  if (!found) throw new Error(`the demo market has no ${what}`);
  return found;
};

/** For an account that may not see ratings: any company will do. */
export const findKnownCompany = async (token: string): Promise<FoundCompany> =>
  first(await listCompanies(token), 'company');

export const findRatedCompany = async (token: string): Promise<FoundCompany> =>
  first(
    (await listCompanies(token)).filter(({ rating }) => rating?.status === 'rated'),
    'rated company',
  );

export const findUnratedCompany = async (token: string): Promise<FoundCompany> =>
  first(
    (await listCompanies(token, { status: 'deregistered' })).filter(
      ({ rating }) => rating?.status === 'not-rated',
    ),
    'company without a rating',
  );
