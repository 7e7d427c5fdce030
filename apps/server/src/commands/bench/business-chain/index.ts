import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '@mingjian/database/connection';
import type { Database } from '@mingjian/database/connection';
import { ownDatabase } from '@mingjian/database/launcher';
import { migrate } from '@mingjian/database/migrations';
import { seedSources } from '@mingjian/database/records';
import { formatDecimal } from '@mingjian/domain/money';
import type { Command } from '../../command.ts';
import type { CostSummary } from '../search/meter.ts';
import { fillTrades } from './fill-trades.ts';
import { measureChains } from './measure.ts';

/** Milliseconds of processor time, PostgreSQL and Node together. */
const BARS = { chain: 60, hub: 100, page: 100 } as const;

const show = (value: number): string => formatDecimal(String(Math.round(value)), 0);
const ms = (value: number): string => value.toFixed(1).padStart(7);

const tell = (name: string, { cpu, wall }: CostSummary, bar?: number): string =>
  `${name.padEnd(52)} CPU p50${ms(cpu[0])} p95${ms(cpu[1])} | wall p50${ms(wall[0])}` +
  (bar === undefined ? '' : `   bar p50 ${bar} -> ${cpu[0] <= bar ? 'held' : 'MISSED'}`);

const runOn = async (
  db: Database,
  { companies, hub }: { readonly companies: number; readonly hub: number },
  print: (line: string) => void,
): Promise<boolean> => {
  const market = await fillTrades(db, companies, hub);
  print(
    `bench business-chain: ${show(market.companies)} companies, ${show(market.trades)} trades, ` +
      `two hubs of ${show(market.hubTrades)} partners a year (ms)`,
  );
  const found = await measureChains(db, market);
  print(tell(`chain, both sides, 3 levels (${show(found.partners)} partners)`, found.chain, BARS.chain));
  print(tell(`yardstick: recursive, own word alone (${show(found.recursionPartners)})`, found.recursion));
  print(tell('hub that discloses: chain and figures', found.disclosingHub, BARS.hub));
  print(tell('hub that is named: chain and figures', found.namedHub, BARS.hub));
  print(tell('hub, pages of the table', found.page, BARS.page));
  print(
    `  at most ${show(found.mostRows)} rows of a hub reach the process; memory ${show(found.memoryMegabytes)} MB`,
  );
  return (
    found.chain.cpu[0] <= BARS.chain &&
    found.disclosingHub.cpu[0] <= BARS.hub &&
    found.namedHub.cpu[0] <= BARS.hub &&
    found.page.cpu[0] <= BARS.page
  );
};

/** `npm run bench -- business-chain [--companies N] [--hub M]`: partners by levels, in a cluster of its own. */
export const run: Command = async ({ args, print }) => {
  const { values } = parseArgs({
    args: [...args],
    options: { companies: { type: 'string', default: '20000' }, hub: { type: 'string', default: '20000' } },
  });
  const folder = await mkdtemp(join(tmpdir(), 'mingjian-bench-business-chain-'));
  try {
    const database = await ownDatabase({ dataDir: folder, command: 'npm run bench' });
    // Few connections, so that the processor time of every backend is seen.
    const db = connect({ url: database.url, maxConnections: 4 });
    try {
      await migrate(db);
      await seedSources(db);
      const size = { companies: Number(values.companies), hub: Number(values.hub) };
      return (await runOn(db, size, print)) ? 0 : 1;
    } finally {
      await db.close();
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
