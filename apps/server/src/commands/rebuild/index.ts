import { OperatorError } from '@mingjian/database/launcher';
import { computeOwnership } from '@mingjian/database/ownership';
import { rateChangedCompanies } from '@mingjian/database/ratings';
import { rebuildProjections, seedSources } from '@mingjian/database/records';
import { refreshSearch } from '@mingjian/database/search';
import { makeProgress } from '../../supervisor/progress.ts';
import type { Command } from '../command.ts';

/** `npm run rebuild -- projections`: makes lists, holdings, statements and search rows anew from the records. */
export const run: Command = async ({ args, openDb, print, signal }) => {
  if (args.length !== 1 || args[0] !== 'projections') {
    throw new OperatorError('Say what to rebuild: npm run rebuild -- projections');
  }
  const db = await openDb();
  await seedSources(db);
  const { rows } = await db.pool.query<{ n: number }>('select count(*) as n from party');
  const progress = makeProgress('Companies and holders');
  const companies = await rebuildProjections(db, (done) => progress.update(done, rows[0]?.n ?? done));
  progress.end();
  await rateChangedCompanies(db, { clock: () => new Date(), signal });
  await computeOwnership(db, { now: new Date(), signal });
  await refreshSearch(db);
  print(`Rebuilt the projections of ${companies.toLocaleString('en')} companies and holders.`);
  return 0;
};
