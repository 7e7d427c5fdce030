import { parseArgs } from 'node:util';
import type { Database } from '@mingjian/database/connection';
import type { Command } from '../../command.ts';
import { openLargeMarket } from '../large-market/index.ts';
import { percentile } from '../search/meter.ts';
import { choosePages } from './choose-pages.ts';
import { watchPool } from './count-statements.ts';
import type { Cost } from './count-statements.ts';
import { ensureAccount } from './ensure-account.ts';
import { makeCallers } from './make-callers.ts';

const BARS = { head: 40, page: 25, statements: 3 };
const ORDINARY = 400;
/** Each hub is opened so often. */
const ROUNDS_OF_HUBS = 5;
const PAGES = 300;
const SHOWN_WIDTH = 42;

type Print = (line: string) => void;
type Measure = (call: () => Promise<unknown>) => Promise<Cost>;

interface Bar {
  readonly ms: number;
  readonly statements?: number;
}

/** Prints a line of the table and answers whether its bar is held. */
type Report = (name: string, costs: readonly Cost[], bar?: Bar) => boolean;

const figure = (value: number): string => value.toFixed(1).padStart(9);

const makeReport =
  (print: Print): Report =>
  (name, costs, bar) => {
    if (costs.length === 0) {
      print(`${name.padEnd(SHOWN_WIDTH)}     0  none is so long`);
      return true;
    }
    const both = (read: (cost: Cost) => number) =>
      [0.5, 0.95].map((share) => figure(percentile(costs.map(read), share))).join('');
    const most = Math.max(0, ...costs.map(({ statements }) => statements));
    const p95 = percentile(
      costs.map(({ wall }) => wall),
      0.95,
    );
    const isHeld = !bar || (p95 <= bar.ms && most <= (bar.statements ?? Infinity));
    const asked = bar ? `${bar.ms} ms${bar.statements ? `, ${bar.statements} statements` : ''}` : '';
    const verdict = bar ? (isHeld ? 'held' : 'MISSED') : 'no bar';
    print(
      `${name.padEnd(SHOWN_WIDTH)}${String(costs.length).padStart(6)}${both(({ wall }) => wall)}${both(({ cpu }) => cpu)}${String(most).padStart(6)}  ${asked.padEnd(22)}${verdict}`,
    );
    return isHeld;
  };

const drawCompanies = async (db: Database, hubs: readonly number[], seed: number) => {
  const { rows } = await db.pool.query<{ company_id: number }>(
    `select company_id from company where company_id <> all($1::bigint[])
     order by md5(company_id::text || $2::text) limit $3`,
    [hubs, seed, ORDINARY],
  );
  return rows.map(({ company_id }) => company_id);
};

const measureAll = async <T>(
  measure: Measure,
  values: readonly T[],
  call: (value: T) => Promise<unknown>,
) => {
  // The connection learns its statements and the caches fill.
  for (const value of values.slice(0, 30)) await call(value);
  const costs: Cost[] = [];
  for (const value of values) costs.push(await measure(() => call(value)));
  return costs;
};

const measureGroup = async (
  db: Database,
  measure: Measure,
  report: Report,
  { name, companyIds }: { readonly name: string; readonly companyIds: readonly number[] },
): Promise<boolean> => {
  const callers = makeCallers(db, await ensureAccount(db));
  const held: boolean[] = [];
  const plain = (companyId: number) =>
    db.pool.query({
      name: 'plain',
      text: 'select * from record where company_id = $1',
      values: [companyId],
    });
  const distinct = [...new Set(companyIds)];
  report(`${name}: select * from record (yardstick)`, await measureAll(measure, distinct, plain));
  const head = { ms: BARS.head, statements: BARS.statements };
  const sections = await measureAll(measure, companyIds, callers.listSections);
  held.push(report(`${name}: listSections, all counts`, sections, head));
  const profiles = await measureAll(measure, companyIds, callers.getProfile);
  held.push(report(`${name}: getProfile and footprint`, profiles, { ms: BARS.head }));
  const paints = await measureAll(measure, companyIds, callers.paint);
  held.push(report(`${name}: first paint, both at once`, paints, head));
  const pages = await choosePages(db, callers, distinct, PAGES);
  for (const [kind, chosen] of Object.entries(pages)) {
    const costs = await measureAll(measure, chosen, callers.listPage);
    held.push(report(`${name}: page, ${kind}`, costs, { ms: BARS.page }));
  }
  return held.every(Boolean);
};

/**
 * `npm run bench -- profile [--companies N] [--seed N]`: what a company's screen asks the server for, through its
 * handlers and a warm pool, one caller after another. Statements are those of the handlers and of the footprint; those
 * that every call has (session, right, quota) are not among them.
 */
export const run: Command = async ({ args, print }) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      companies: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '20261121' },
    },
  });
  const options = { companies: Number(values.companies), seed: Number(values.seed) };
  const market = await openLargeMarket(options, print);
  try {
    const { db, hubs } = market;
    const measure = watchPool(db);
    print(
      `${'milliseconds'.padEnd(SHOWN_WIDTH)}${'calls'.padStart(6)}${['wall p50', 'p95', 'CPU p50', 'p95'].map((title) => title.padStart(9)).join('')}${'trips'.padStart(6)}  bar`,
    );
    const report = makeReport(print);
    const companyIds = await drawCompanies(db, hubs, options.seed);
    report('select 1 (yardstick)', await measureAll(measure, companyIds, () => db.pool.query('select 1')));
    const isHeld = await measureGroup(db, measure, report, { name: 'ordinary', companyIds });
    const opened = Array.from({ length: ROUNDS_OF_HUBS }, () => hubs).flat();
    const isHeldByHubs = await measureGroup(db, measure, report, { name: 'hub', companyIds: opened });
    return isHeld && isHeldByHubs ? 0 : 1;
  } finally {
    await market.close();
  }
};
