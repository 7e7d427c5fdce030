import { getCoverage } from '@mingjian/contract/dashboard';
import type { Coverage } from '@mingjian/contract/dashboard';
import type { FastifyInstance } from 'fastify';
import { registerPublic } from '../http/index.ts';
import { getCoverageCounts } from './get-coverage.ts';

/** Counting reads whole tables, and anybody may ask: one count serves everybody for this long. */
const KEPT_MS = 60_000;

export const registerDashboard = (app: FastifyInstance): void => {
  let kept: { readonly at: number; readonly counts: Promise<Coverage> } | undefined;
  registerPublic(app, getCoverage, ({ db, clock }) => {
    const now = clock();
    if (kept && now.getTime() - kept.at < KEPT_MS) return kept.counts;
    const counts = getCoverageCounts(db, now);
    kept = { at: now.getTime(), counts };
    // A failed count is not kept: the next caller tries again.
    counts.catch(() => {
      kept = undefined;
    });
    return counts;
  });
};
