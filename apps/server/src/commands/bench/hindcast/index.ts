import type { Database } from '@mingjian/database/connection';
import { findReport, measureOutcomes, readReport } from '@mingjian/database/model-validation';
import { loadDemoMarket } from '@mingjian/demo-market/market';
import { formatDecimal } from '@mingjian/domain/money';
import { RATING_MODEL } from '@mingjian/domain/rating-models';
import type { Command } from '../../command.ts';
import { onOwnDatabase } from '../on-own-database.ts';

const BAR = 3_000;
const NOW = '2026-11-21T08:00:00.000Z';
const ONE_CHOICE = { cohortOn: null, sizeGrade: 'small', section: null };

const show = (value: number): string => formatDecimal(String(value), 0);

const runOn = async (db: Database, companies: number, print: (line: string) => void): Promise<boolean> => {
  await loadDemoMarket(db, { companies });
  await db.pool.query('analyze');
  const cpu = process.cpuUsage();
  const start = performance.now();
  const measured = await measureOutcomes(db, { model: RATING_MODEL, clock: () => new Date(NOW) });
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const asked = performance.now();
  await readReport(db, RATING_MODEL.version, ONE_CHOICE);
  const choiceMs = performance.now() - asked;
  const found = await findReport(db, RATING_MODEL.version);
  const rate = measured.companies / seconds;
  print(`bench hindcast: ${show(companies)} companies of the demo market, model ${RATING_MODEL.version}`);
  for (const { on, cases, defaults } of found?.report.cohorts ?? [])
    print(`${on}: ${show(cases)} cases, ${show(defaults)} defaults within twelve months`);
  print(
    `rated as of a year end, outcome and report: ${show(rate)} companies/s   bar ${show(BAR)} -> ${rate >= BAR ? 'held' : 'MISSED'}` +
      `   (${show(measured.companies)} in ${seconds.toFixed(1)} s, CPU of this process ${((user + system) / 1e6).toFixed(1)} s)`,
  );
  print(`figures of one choice: ${show(choiceMs)} ms`);
  return rate >= BAR;
};

/** `npm run bench -- hindcast [--companies N]`: past year ends measured on a demo market in a cluster of its own. */
export const run: Command = onOwnDatabase('hindcast', runOn);
