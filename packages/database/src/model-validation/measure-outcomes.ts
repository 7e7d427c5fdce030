import { dayInChina } from '@mingjian/domain/calendar';
import { makeReport, spreadClasses } from '@mingjian/domain/model-validation';
import type { Cohort, Distribution, ValidationReport } from '@mingjian/domain/model-validation';
import type { Database } from '../connection/index.ts';
import { findCohorts } from './find-cohorts.ts';
import { inTurn } from './in-turn.ts';
import { measureCohort } from './measure-cohort.ts';
import type { MeasureOptions } from './measure-cohort.ts';
import { listMeasuredCohorts, saveMeasuredCohort } from './rating-cohorts.ts';
import { countClassesToday, readReportCounts } from './read-report-counts.ts';
import type { CaseChoice } from './read-report-counts.ts';
import { refreshOutcomes } from './refresh-outcomes.ts';
import { findMeasuredAt, saveReport } from './stored-report.ts';

export interface Measurement {
  /** Companies rated as of a year end. */
  readonly companies: number;
  /** Everything is measured and the report written; false: stopped, to go on later. */
  readonly isDone: boolean;
}

/** Figures over the chosen cases, and how these companies stand over the classes today. */
export const readReport = async (
  db: Database,
  version: string,
  choice: CaseChoice,
): Promise<{ readonly report: ValidationReport; readonly today: Distribution }> => ({
  report: makeReport(await readReportCounts(db, version, choice), choice.cohortOn),
  today: spreadClasses(await countClassesToday(db, choice)),
});

const EVERYTHING: CaseChoice = { cohortOn: null, sizeGrade: null, section: null };

/** Cohorts that lack companies: never measured, or companies came to be known whose records are older than it. */
const measureMissing = async (
  db: Database,
  cohorts: readonly Cohort[],
  options: MeasureOptions,
): Promise<number> => {
  const measured = await listMeasuredCohorts(db, options.model.version);
  let companies = 0;
  for (const cohort of cohorts) {
    if (measured.get(cohort.on) === cohort.companies) continue;
    companies += await measureCohort(db, cohort, options);
    if (options.signal?.aborted) break;
    await saveMeasuredCohort(db, options.model.version, cohort, options.clock().toISOString());
  }
  return companies;
};

const DAY_MS = 86_400_000;

/** A first measurement may take hours, and what became known meanwhile counts too. */
const oneDayBefore = (moment: string): string => new Date(Date.parse(moment) - DAY_MS).toISOString();

const measureAll = async (db: Database, options: MeasureOptions): Promise<Measurement> => {
  const { model, clock, signal } = options;
  const now = clock();
  const { closed, next } = await findCohorts(db, dayInChina(now));
  const companies = await measureMissing(db, closed, options);
  const since = await findMeasuredAt(db, model.version);
  if (since !== undefined && !signal?.aborted)
    await refreshOutcomes(db, closed, {
      version: model.version,
      since: oneDayBefore(since),
      now: now.toISOString(),
      ...(signal ? { signal } : {}),
    });
  if (signal?.aborted) return { companies, isDone: false };
  const figures = await readReport(db, model.version, EVERYTHING);
  await saveReport(db, model.version, now.toISOString(), {
    next: next && { on: next.on, until: next.until },
    ...figures,
  });
  return { companies, isDone: true };
};

/**
 * Rates every company as of each year end that is long enough ago, counts what came of it, and writes the report.
 * Run again after a stop it goes on where it ended; run again on another day it looks for what became known since.
 * One measurement at a time: a second one ends at once, not done.
 */
export const measureOutcomes = async (db: Database, options: MeasureOptions): Promise<Measurement> =>
  (await inTurn(db, () => measureAll(db, options))) ?? { companies: 0, isDone: false };

/** Whether the report is of an earlier day, or there is none. */
export const isValidationDue = async (db: Database, version: string, now: Date): Promise<boolean> => {
  const measuredAt = await findMeasuredAt(db, version);
  return measuredAt === undefined || dayInChina(measuredAt) < dayInChina(now);
};
