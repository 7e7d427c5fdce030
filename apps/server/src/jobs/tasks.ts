import { dayInChina } from '@mingjian/domain/calendar';
import { isPeerSnapshotDue, refreshPeerQuartiles } from '@mingjian/database/financials';
import {
  areRatingPeersDue,
  markDatedCompanies,
  rateChangedCompanies,
  refreshRatingPeers,
} from '@mingjian/database/ratings';
import { isScreeningOutdated, writeBlocks } from '@mingjian/database/screening';
import { refreshSearch } from '@mingjian/database/search';
import { deleteOldSessions } from '@mingjian/database/session';
import { ensureLogPartitions } from '@mingjian/database/system-log';
import { forgetSessionsBefore } from '../session/limits.ts';
import { expireTask, matchTask } from './batch-imports/index.ts';
import { expireExportsTask, exportTask } from './exports/index.ts';
import { measureTask } from './model-validation/index.ts';
import { ownershipTask } from './ownership/index.ts';
import type { ScheduledTask } from './task.ts';

const LOG_MONTHS_AHEAD = 2;

const rateChanged: ScheduledTask = {
  name: 'rate-changed-companies',
  schedule: '* * * * *',
  run: async ({ db, signal }) => {
    const { companies, written } = await rateChangedCompanies(db, { clock: () => new Date(), signal });
    return companies > 0 ? `looked at ${companies} changed companies, stored ${written} ratings` : undefined;
  },
};

const markDated: ScheduledTask = {
  name: 'mark-dated-companies',
  schedule: '7 1 * * *',
  run: async ({ db, now }) => {
    const marked = await markDatedCompanies(db, now);
    return marked > 0 ? `${marked} companies whose rating may move with the day` : undefined;
  },
};

const forgetOldSessions: ScheduledTask = {
  name: 'forget-old-sessions',
  schedule: '7 * * * *',
  run: async ({ db, now }) => {
    await deleteOldSessions(db, forgetSessionsBefore(now));
    return undefined;
  },
};

const retierSearch: ScheduledTask = {
  name: 'refresh-search',
  schedule: '37 2 * * *',
  run: async ({ db }) => {
    const { movedTiers } = await refreshSearch(db);
    return movedTiers > 0 ? `moved ${movedTiers} companies to another tier of search` : undefined;
  },
};

const refreshScreening: ScheduledTask = {
  name: 'refresh-screening',
  schedule: '* * * * *',
  run: async ({ db }) => {
    const isWritten = (await isScreeningOutdated(db)) && (await writeBlocks(db));
    return isWritten ? 'packed the columns of the company list anew' : undefined;
  },
};

const keepPeerQuartiles: ScheduledTask = {
  name: 'keep-peer-quartiles',
  schedule: '47 3 * * *',
  run: async ({ db, now }) => {
    const day = dayInChina(now);
    if (!(await isPeerSnapshotDue(db, day))) return undefined;
    const companies = await refreshPeerQuartiles(db, now, day);
    return companies > 0 ? `kept where ${companies} companies with statements stand` : undefined;
  },
};

const keepRatingPeers: ScheduledTask = {
  name: 'keep-rating-peers',
  schedule: '27 4 * * *',
  run: async ({ db, now }) => {
    const day = dayInChina(now);
    if (!(await areRatingPeersDue(db, day))) return undefined;
    const groups = await refreshRatingPeers(db, day);
    return groups > 0 ? `kept where the ratings of ${groups} peer groups stand` : undefined;
  },
};

const prepareLogMonths: ScheduledTask = {
  name: 'prepare-log-months',
  schedule: '17 3 * * *',
  run: async ({ db, now }) => {
    await ensureLogPartitions(db, now.toISOString(), LOG_MONTHS_AHEAD);
    return undefined;
  },
};

/** Everything the worker does by the clock. */
export const TASKS: readonly ScheduledTask[] = [
  rateChanged,
  markDated,
  retierSearch,
  refreshScreening,
  keepPeerQuartiles,
  keepRatingPeers,
  measureTask,
  ownershipTask,
  forgetOldSessions,
  prepareLogMonths,
  matchTask,
  expireTask,
  exportTask,
  expireExportsTask,
];
