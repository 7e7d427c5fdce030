import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '@mingjian/database/connection';
import type { Database } from '@mingjian/database/connection';
import { ownDatabase } from '@mingjian/database/launcher';
import { migrate } from '@mingjian/database/migrations';
import { computeOwnership } from '@mingjian/database/ownership';
import { formatDecimal } from '@mingjian/domain/money';
import type { Command } from '../../command.ts';
import type { CostSummary } from '../search/meter.ts';
import { makeRandom } from '../search/random.ts';
import { fillEdges } from './fill-edges.ts';
import { measureOwnership } from './measure.ts';

const SAMPLE = 400;
const BAR_COMPUTE = 20_000;
/** Milliseconds of processor time, PostgreSQL and Node together; the clock on the wall stands beside it. */
const BARS = { upMiddle: 8, up: 30, solve: 5, hub: 60, dense: 50 } as const;

const show = (value: number): string => formatDecimal(String(Math.round(value)), 0);
const verdict = (isHeld: boolean): string => (isHeld ? 'held' : 'MISSED');
const ms = (value: number): string => value.toFixed(2).padStart(8);

const tell = (name: string, { cpu, wall }: CostSummary, bar?: number): string =>
  `${name.padEnd(44)} CPU p50${ms(cpu[0])} p95${ms(cpu[1])} | wall p50${ms(wall[0])} p95${ms(wall[1])}` +
  (bar === undefined ? '' : `   bar p95 ${bar} -> ${verdict(cpu[1] <= bar)}`);

/** Half from the ends of chains ten levels deep, half from anywhere. */
const chooseSample = (companies: number, deep: readonly number[]): readonly number[] => {
  const random = makeRandom(11);
  return Array.from({ length: SAMPLE }, (_, at) =>
    at % 2 === 0 && deep.length > 0 ? random.pick(deep) : 1 + Math.floor(random.next() * companies),
  );
};

const runOn = async (
  db: Database,
  { companies, edges }: { readonly companies: number; readonly edges: number },
  print: (line: string) => void,
): Promise<boolean> => {
  const market = await fillEdges(db, companies, edges);
  print(
    `bench ownership: ${show(market.companies)} companies, ${show(market.edges)} holdings, a hub of ` +
      `${show(market.hubHoldings)}, ${market.loops} pyramids that hold of themselves, ${show(market.deep.length)} chains of ten (ms)`,
  );
  const found = await measureOwnership(db, market, chooseSample(companies, market.deep));
  const isUpHeld = found.up.cpu[0] <= BARS.upMiddle;
  print(tell('upstream to depth 10, database', found.up, BARS.up));
  print(
    `  p50 bar ${BARS.upMiddle} -> ${verdict(isUpHeld)}; ${found.edgesPerCompany.toFixed(1)} holdings a company; ` +
      `one round trip a level -> ${verdict(found.isOneTripALevel)}; no holding that memory has not -> ${verdict(found.sameEdges)}`,
  );
  print(tell('exact solution and control on top', found.solve, BARS.solve));
  print(tell('yardstick: one recursive statement', found.recursion));
  print(tell(`yardstick: all in memory (${found.memoryMegabytes.toFixed(0)} MB)`, found.memory));
  print(tell(`hub, first page with count (${found.hubRows} rows read)`, found.hub, BARS.hub));
  print(tell('hub, further pages', found.hubPage, BARS.hub));
  print(tell('dense pyramid 10 x 10: load, solve, paths', found.dense, BARS.dense));
  const memory = process.memoryUsage().rss / 1e6;
  const run = await computeOwnership(db, { now: new Date('2026-11-20T18:00:00.000Z') });
  if (!run) return false;
  const rate = (run.companies / run.compute_ms) * 1_000;
  print(
    `night's run: ${show(run.companies)} companies, ${show(run.groups)} groups: load ${show(run.load_ms)} ms, ` +
      `compute ${show(run.compute_ms)} ms of processor time, write ${show(run.write_ms)} ms`,
  );
  print(
    `  compute ${show(rate)} companies/s   bar ${show(BAR_COMPUTE)} -> ${verdict(rate >= BAR_COMPUTE)}; ` +
      `all together ${show((run.companies / (run.load_ms + run.compute_ms + run.write_ms)) * 1_000)} companies/s; ` +
      `memory ${memory.toFixed(0)} -> ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`,
  );
  return (
    isUpHeld &&
    found.isOneTripALevel &&
    found.sameEdges &&
    found.up.cpu[1] <= BARS.up &&
    found.solve.cpu[1] <= BARS.solve &&
    found.hub.cpu[1] <= BARS.hub &&
    found.dense.cpu[1] <= BARS.dense &&
    rate >= BAR_COMPUTE
  );
};

/** `npm run bench -- ownership [--companies N] [--edges M]`: who owns whom, read and solved, in a cluster of its own. */
export const run: Command = async ({ args, print }) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      companies: { type: 'string', default: '1000000' },
      edges: { type: 'string', default: '2000000' },
    },
  });
  const folder = await mkdtemp(join(tmpdir(), 'mingjian-bench-ownership-'));
  try {
    const database = await ownDatabase({ dataDir: folder, command: 'npm run bench' });
    // Few connections, so that the processor time of every backend is seen.
    const db = connect({ url: database.url, maxConnections: 4 });
    try {
      await migrate(db);
      const size = { companies: Number(values.companies), edges: Number(values.edges) };
      return (await runOn(db, size, print)) ? 0 : 1;
    } finally {
      await db.close();
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
