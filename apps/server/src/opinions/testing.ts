import type { MyOpinion, RatingOpinions } from '@mingjian/contract/opinions';
import type { Rating } from '@mingjian/contract/ratings';
import { makeRegistration, makeStatement, saveCompany } from '@mingjian/database/companies/testing';
import { rateChangedCompanies } from '@mingjian/database/ratings';
import type { Answer, TestClient, TestServer } from '../http/testing.ts';

const ACCOUNTS = makeStatement('2025-12-31', {
  balance_sheet: {
    total_assets: '1000000.00',
    total_current_assets: '600000.00',
    total_current_liabilities: '400000.00',
    total_liabilities: '500000.00',
    total_equity: '500000.00',
    retained_earnings: '150000.00',
    surplus_reserve: '50000.00',
  },
  income_statement: { total_profit: '80000.00', interest_expense: '20000.00' },
});

/** Stores a company with accounts; a rating run gives it a class. */
export const saveRatedCompany = ({ db }: TestServer, code: string): Promise<number> =>
  saveCompany(db, code, [makeRegistration(), ...ACCOUNTS]);

/** The company is listed as a dishonest debtor, a default; it may become known later than it was published. */
export const letDefault = (
  { db }: TestServer,
  code: string,
  publishedOn: string,
  knownFrom = `${publishedOn}T00:00:00.000Z`,
): Promise<number> =>
  saveCompany(
    db,
    code,
    [
      {
        dimension: 'dishonest_debtor',
        naturalKey: '(2027)测1号',
        payload: { dishonest_published_on: publishedOn },
      },
    ],
    { knownFrom, retrievedAt: knownFrom },
  );

export const rateAll = async ({ db }: TestServer, at: string): Promise<void> => {
  await rateChangedCompanies(db, { clock: () => new Date(at) });
};

export const saveOpinion = (client: TestClient, input: object): Promise<Answer<RatingOpinions>> =>
  client.post('/opinion/saveRatingOpinion', { choice: 'agree', ...input });

export const opinionsOf = async (client: TestClient, companyId: number, query = {}) =>
  (await client.get<RatingOpinions>('/opinion/getRatingOpinion', { companyId, ...query })).data!;

export const listOf = async (client: TestClient, query = {}) =>
  (await client.get<{ items: MyOpinion[]; total: number }>('/opinion/listMyOpinions', query)).data!;

export const ratingOf = async (client: TestClient, companyId: number) =>
  (await client.get<Rating>('/rating/getRating', { companyId })).data!;
