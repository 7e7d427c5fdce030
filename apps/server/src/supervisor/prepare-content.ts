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
import { seedSources } from '@mingjian/database/records';
import { fillMarket } from '../jobs/fill-market.ts';

/** Any number does; this one makes the demo market the same on every machine. */
const DEMO_SEED = 20_260_101;

/** What the start prints about who can log in; a password is known at the first start only. */
export interface Logins {
  readonly isDemo: boolean;
  readonly accounts: readonly { readonly username: string; readonly realName: string }[];
  readonly password: string | undefined;
}

/** Fills an empty database once: the demo market and its accounts, or one administrator. */
export const prepareContent = async (
  db: Database,
  demoCompanies: number,
  report: (line: string) => void,
): Promise<Logins> => {
  await seedSources(db);
  const state = (await findMarketState(db)) ?? (await decideMarket(db, demoCompanies));
  if (state.state === 'none') return await prepareOwn(db);
  if (state.state === 'loading') {
    await fillMarket(db, { companies: state.companies, seed: state.seed }, report);
    await seedDemoAccounts(db, { hashPassword, now: new Date() });
    await saveMarketState(db, { ...state, state: 'loaded' }, new Date());
  }
  return { isDemo: true, accounts: DEMO_ACCOUNTS, password: DEMO_PASSWORD };
};

/** A database that already holds companies (imported before the first start) is the operator's own. */
const decideMarket = async (db: Database, demoCompanies: number): Promise<MarketState> => {
  const { rowCount } = await db.pool.query('select 1 from party limit 1');
  const state: MarketState =
    rowCount || demoCompanies === 0
      ? { state: 'none' }
      : { state: 'loading', companies: demoCompanies, seed: DEMO_SEED };
  await saveMarketState(db, state, new Date());
  return state;
};

const prepareOwn = async (db: Database): Promise<Logins> => {
  const first = await createFirstAdministrator(db, { hashPassword, now: new Date() });
  const accounts = first ? [{ username: first.username, realName: 'Administrator' }] : [];
  return { isDemo: false, accounts, password: first?.password };
};
