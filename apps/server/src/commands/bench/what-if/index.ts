import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, inTransaction } from '@mingjian/database/connection';
import type { Database } from '@mingjian/database/connection';
import { ownDatabase } from '@mingjian/database/launcher';
import { migrate } from '@mingjian/database/migrations';
import { readInputs } from '@mingjian/database/ratings';
import { seedSources } from '@mingjian/database/records';
import { loadDemoMarket } from '@mingjian/demo-market/market';
import type { RatingInput } from '@mingjian/domain/default-risk';
import { RATING_MODEL } from '@mingjian/domain/rating-models';
import { EMPTY_SCENARIO, findLevers, listEditableLines, rateScenario } from '@mingjian/domain/what-if';
import type { LeverBound } from '@mingjian/domain/what-if';
import type { Command } from '../../command.ts';

const COMPANIES = 1_000;
const INPUTS = 200;
const RATED_AT = '2026-09-30T08:00:00.000Z';
/** Milliseconds of processor time. */
const BAR_SCENARIO = 50;
const BAR_LEVERS = 500;
const BOUND_PERCENT = 30;

const readAccounts = async (db: Database): Promise<readonly RatingInput[]> => {
  const { rows } = await db.pool.query<{ company_id: number }>(
    'select distinct company_id from statement order by company_id limit $1',
    [INPUTS],
  );
  const ids = rows.map((row) => row.company_id);
  const read = await inTransaction(db, (client) =>
    readInputs(db, client, ids, { ratedAt: RATED_AT, isPast: false }),
  );
  return read.map(({ input }) => input).filter(({ statements }) => statements.length > 0);
};

const boundsOf = ({ statements: [statement] }: RatingInput): readonly LeverBound[] =>
  (statement ? listEditableLines(statement) : []).map(({ field }) => ({
    field,
    fromPercent: -BOUND_PERCENT,
    toPercent: BOUND_PERCENT,
  }));

/** Processor time of each call in milliseconds, rising; the first round warms up. */
const measure = (
  inputs: readonly RatingInput[],
  calculate: (input: RatingInput) => void,
): readonly number[] => {
  for (const input of inputs.slice(0, INPUTS / 4)) calculate(input);
  return inputs
    .map((input) => {
      const start = process.cpuUsage();
      calculate(input);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1_000;
    })
    .toSorted((a, b) => a - b);
};

const P95 = 0.95;
const at = (times: readonly number[], share: number): number =>
  times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;

const tell = (name: string, times: readonly number[], bar: number): string =>
  `${name.padEnd(34)} median ${at(times, 1 / 2).toFixed(2)} ms, p95 ${at(times, P95).toFixed(2)} ms   ` +
  `bar ${bar} ms -> ${at(times, P95) <= bar ? 'held' : 'MISSED'}`;

const runOn = async (db: Database, print: (line: string) => void): Promise<boolean> => {
  await loadDemoMarket(db, { companies: COMPANIES });
  const inputs = await readAccounts(db);
  const { financial } = RATING_MODEL;
  const scenarios = measure(inputs, (input) => {
    const [line] = boundsOf(input);
    const lines = line ? [{ field: line.field, change: 'percent' as const, value: '-20' }] : [];
    rateScenario(input, { ...EMPTY_SCENARIO, lines }, financial);
  });
  const levers = measure(inputs, (input) => {
    findLevers(input, financial, { towards: 'better', bounds: boundsOf(input) });
  });
  print(`bench what-if: ${inputs.length} companies of the demo market, model ${RATING_MODEL.version}`);
  print(tell('one scenario rated', scenarios, BAR_SCENARIO));
  print(tell('one class: every line within 30 %', levers, BAR_LEVERS));
  return at(scenarios, P95) <= BAR_SCENARIO && at(levers, P95) <= BAR_LEVERS;
};

/** `npm run bench -- what-if`: what a browser does when a line changes, and when it looks for one class. */
export const run: Command = async ({ print }) => {
  const folder = await mkdtemp(join(tmpdir(), 'mingjian-bench-what-if-'));
  try {
    const database = await ownDatabase({ dataDir: folder, command: 'npm run bench' });
    const db = connect({ url: database.url });
    try {
      await migrate(db);
      await seedSources(db);
      return (await runOn(db, print)) ? 0 : 1;
    } finally {
      await db.close();
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
