import { hashPassword } from '../accounts/index.ts';
import {
  createFirstAdministrator,
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  seedDemoAccounts,
} from '@mingjian/database/accounts';
import type { Database } from '@mingjian/database/connection';
import { findMarketState, saveMarketState } from '@mingjian/database/installation';
import type { MarketState } from '@mingjian/database/installation';
import { seedDemoPrices } from '@mingjian/database/plans';
import { seedSources } from '@mingjian/database/records';
import { fillMarket } from '../jobs/fill-market.ts';

/** What the start prints about who can log in; a password is known at the first start only. */
export interface Logins {
  readonly isDemo: boolean;
  readonly accounts: readonly { readonly username: string; readonly realName: string }[];
  readonly password: string | undefined;
}

export interface ContentOptions {
  readonly demoCompanies: number;
  readonly report: (line: string) => void;
  /** Hears of every percent of the first start. */
  readonly tell: (line: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Fills an empty database once: the demo market and its accounts, or one administrator. Undefined when the
 * signal came first; the next start then goes on.
 */
export const prepareContent = async (
  db: Database,
  { demoCompanies, report, tell, signal }: ContentOptions,
): Promise<Logins | undefined> => {
  await seedSources(db);
  const state = (await findMarketState(db)) ?? (await decideMarket(db, demoCompanies));
  if (state.state === 'none') return await prepareOwn(db, report);
  if (state.state === 'loading') {
    await fillMarket({ db, companies: state.companies, report, tell, signal });
    if (signal.aborted) return undefined;
    await seedDemoAccounts(db, { hashPassword, now: new Date() });
    await seedDemoPrices(db);
    await saveMarketState(db, { ...state, state: 'loaded' }, new Date());
  }
  return { isDemo: true, accounts: DEMO_ACCOUNTS, password: DEMO_PASSWORD };
};

/** A database that already holds companies (imported before the first start) is the operator's own. */
const decideMarket = async (db: Database, demoCompanies: number): Promise<MarketState> => {
  const { rowCount } = await db.pool.query('select 1 from party limit 1');
  const state: MarketState =
    rowCount || demoCompanies === 0 ? { state: 'none' } : { state: 'loading', companies: demoCompanies };
  await saveMarketState(db, state, new Date());
  return state;
};

const prepareOwn = async (db: Database, report: (line: string) => void): Promise<Logins> => {
  const first = await createFirstAdministrator(db, { hashPassword, now: new Date() });
  // At once: should the rest of this start fail, nobody could ever sign in without these words.
  if (first) report(`First administrator: ${first.username}, password ${first.password}`);
  const accounts = first ? [{ username: first.username, realName: 'Administrator' }] : [];
  return { isDemo: false, accounts, password: first?.password };
};
