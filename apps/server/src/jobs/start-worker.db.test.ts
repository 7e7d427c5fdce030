import { setTimeout as sleep } from 'node:timers/promises';
import { listDeadWorkers, saveHeartbeat } from '@mingjian/database/jobs';
import { makeTestDatabase } from '@mingjian/database/testing';
import { runMigrations } from 'graphile-worker';
import { expect, test } from 'vitest';
import { startWorker } from './start-worker.ts';
import type { ScheduledTask } from './task.ts';
import { TASKS } from './tasks.ts';

const db = await makeTestDatabase();
await runMigrations({ pgPool: db.pool });

/** A job that a worker took before it was killed. */
const leaveLockedJob = async (task: string, workerId: string, lockedAt: string): Promise<void> => {
  await db.pool.query(`select graphile_worker.add_job($1, '{}')`, [task]);
  await db.pool.query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = $2 where locked_by is null`,
    [workerId, lockedAt],
  );
};

test('the job of a killed worker is done by the next one', async () => {
  await leaveLockedJob('count', 'worker-killed', '2026-01-01T00:00:00Z');
  let runs = 0;
  const count: ScheduledTask = {
    name: 'count',
    schedule: '0 0 1 1 *',
    run: async () => `run ${(runs += 1)}`,
  };
  const lines: string[] = [];
  const worker = await startWorker({ db, tasks: [count], report: (line) => lines.push(line) });
  for (let wait = 0; wait < 100 && !lines.includes('run 1'); wait += 1) await sleep(50);
  await worker.close();
  expect(lines).toEqual(['Freed the jobs of 1 dead worker(s).', 'run 1']);
});

test('a worker that was seen lately, or took its job only now, is not taken for dead', async () => {
  await leaveLockedJob('a', 'worker-beating', '2026-03-01T08:00:00Z');
  await leaveLockedJob('b', 'worker-new', '2026-03-01T09:00:30Z');
  await leaveLockedJob('c', 'worker-silent', '2026-03-01T08:00:00Z');
  await saveHeartbeat(db, ['worker-beating'], '2026-03-01T09:00:20Z');
  await saveHeartbeat(db, ['worker-silent'], '2026-03-01T08:30:00Z');
  expect(await listDeadWorkers(db, '2026-03-01T09:00:00Z')).toEqual(['worker-silent']);
});

test.each(TASKS)('$name can run twice in a row', async ({ run }) => {
  const context = { db, now: new Date('2026-03-01T08:00:00Z'), signal: new AbortController().signal };
  await run(context);
  const again = await run(context);
  expect(again).toBeUndefined();
});
