import { inTransaction } from '@mingjian/database/connection';
import type { Database } from '@mingjian/database/connection';
import { rateChangedCompanies, readInputs } from '@mingjian/database/ratings';
import { loadDemoMarket } from '@mingjian/demo-market/market';
import { rateCompany } from '@mingjian/domain/default-risk';
import type { RatingInput } from '@mingjian/domain/default-risk';
import { formatDecimal } from '@mingjian/domain/money';
import { RATING_MODEL } from '@mingjian/domain/rating-models';
import type { Command } from '../../command.ts';
import { onOwnDatabase } from '../on-own-database.ts';

const BAR_IN_MEMORY = 20_000;
const BAR_INTO_DATABASE = 5_000;
const RATED_AT = '2026-09-30T08:00:00.000Z';
const LATER_ON_THE_DAY = '2026-09-30T09:00:00.000Z';
const INPUTS_IN_MEMORY = 5_000;
const ROUNDS = 7;

const markAll = (db: Database) =>
  db.pool.query(
    'insert into changed_company select company_id, $1 from company on conflict (company_id) do nothing',
    [RATED_AT],
  );

const measureDatabase = async (db: Database, day: string) => {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const run = await rateChangedCompanies(db, { clock: () => new Date(day) });
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  return { ...run, seconds, cpuSeconds: (user + system) / 1e6 };
};

const readSome = async (db: Database): Promise<readonly RatingInput[]> => {
  const { rows } = await db.pool.query<{ company_id: number }>(
    'select company_id from company order by company_id limit $1',
    [INPUTS_IN_MEMORY],
  );
  const ids = rows.map((row) => row.company_id);
  const read = await inTransaction(db, (client) =>
    readInputs(db, client, ids, { ratedAt: RATED_AT, isPast: false }),
  );
  return read.map(({ input }) => input);
};

/** Companies a second on one core, the median of some rounds by CPU time; the first warms up. */
const measureMemory = (inputs: readonly RatingInput[]): number => {
  const rates = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage();
    for (const input of inputs) rateCompany(input, RATING_MODEL.financial);
    const { user, system } = process.cpuUsage(start);
    return inputs.length / ((user + system) / 1e6);
  });
  return rates.slice(1).toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0;
};

const show = (value: number): string => formatDecimal(String(value), 0);
const verdict = (value: number, bar: number): string =>
  `bar ${show(bar)} -> ${value >= bar ? 'held' : 'MISSED'}`;

interface ClassRow {
  readonly status: string;
  readonly grade: number | null;
  readonly n: number;
}

const tellClasses = async (db: Database): Promise<string> => {
  const { rows } = await db.pool.query<ClassRow>(
    `select rating_status as status, rating_grade as grade, count(*) as n from company
     group by 1, 2 order by 1 desc, 2`,
  );
  return rows
    .map(({ status, grade, n }) => `${grade === null ? status : `3A${grade}`} ${show(n)}`)
    .join(', ');
};

const runOn = async (db: Database, companies: number, print: (line: string) => void): Promise<boolean> => {
  await loadDemoMarket(db, { companies });
  await db.pool.query('analyze');
  await markAll(db);
  const first = await measureDatabase(db, RATED_AT);
  await markAll(db);
  const again = await measureDatabase(db, LATER_ON_THE_DAY);
  const memory = measureMemory(await readSome(db));
  const rate = first.companies / first.seconds;
  print(`bench rating: ${show(companies)} companies of the demo market, model ${RATING_MODEL.version}`);
  print(`classes: ${await tellClasses(db)}`);
  print(
    `in memory, one core:        ${show(memory).padStart(8)} companies/s   ${verdict(memory, BAR_IN_MEMORY)}`,
  );
  print(
    `full re-rating, database:   ${show(rate).padStart(8)} companies/s   ${verdict(rate, BAR_INTO_DATABASE)}` +
      `   (${first.seconds.toFixed(1)} s, stored ${show(first.written)}, CPU of this process ${first.cpuSeconds.toFixed(1)} s)`,
  );
  print(
    `again, nothing changed:     ${show(again.companies / again.seconds).padStart(8)} companies/s   (stored ${again.written})`,
  );
  return memory >= BAR_IN_MEMORY && rate >= BAR_INTO_DATABASE;
};

/** `npm run bench -- rating [--companies N]`: companies rated per second, on a demo market in a cluster of its own. */
export const run: Command = onOwnDatabase('rating', runOn);
