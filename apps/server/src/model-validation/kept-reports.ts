import type { Database } from '@mingjian/database/connection';
import { readReport } from '@mingjian/database/model-validation';
import type { CaseChoice } from '@mingjian/database/model-validation';

type Figures = ReturnType<typeof readReport>;

interface Kept {
  readonly measuredAt: string;
  readonly reports: Map<string, Figures>;
}

/** More choices than people look at in a day; each takes some kilobytes. */
const MOST_KEPT = 100;

const kept = new WeakMap<Database, Kept>();

const keptSince = (db: Database, measuredAt: string): Kept['reports'] => {
  const known = kept.get(db);
  if (known?.measuredAt === measuredAt) return known.reports;
  const fresh: Kept = { measuredAt, reports: new Map() };
  kept.set(db, fresh);
  return fresh.reports;
};

/** Figures of a choice of cases, counted once for each measurement. */
export const readKeptReport = (
  db: Database,
  version: string,
  choice: CaseChoice,
  measuredAt: string,
): Figures => {
  const reports = keptSince(db, measuredAt);
  const key = JSON.stringify([version, choice.cohortOn, choice.sizeGrade, choice.section]);
  const known = reports.get(key);
  if (known) return known;
  const fresh = readReport(db, version, choice);
  if (reports.size >= MOST_KEPT) reports.clear();
  reports.set(key, fresh);
  fresh.catch(() => reports.delete(key));
  return fresh;
};
