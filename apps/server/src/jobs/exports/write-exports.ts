import type { Database } from '@mingjian/database/connection';
import { listExportsToDo, updateExport } from '@mingjian/database/exports';
import type { ExportJob } from '@mingjian/database/exports';
import { hasRight } from '@mingjian/domain/permissions';
import { requireJobRight } from '../require-job-right.ts';
import { collectExport } from './collect-export.ts';
import { makeSheets } from './make-sheets.ts';
import { writeFile } from './write-file.ts';

const PROGRESS_EVERY = 20;

/** Writes one export; what its account may do is asked now, not when it was ordered. */
export const writeExport = async (
  db: Database,
  job: ExportJob,
  clock: () => Date,
  signal: AbortSignal,
): Promise<void> => {
  const now = clock();
  const { account, subject } = await requireJobRight(db, job.account_id, 'data.export', now);
  await updateExport(db, job.export_job_id, { state: 'running', done_count: 0 });
  const collecting = await collectExport(db, job, subject, signal);
  const making = {
    language: job.language,
    sources: collecting.sources,
    canSeeRatings: hasRight(subject, 'rating.view'),
  };
  const made = await makeSheets(collecting, making, async (done) => {
    if (done % PROGRESS_EVERY === 0) await updateExport(db, job.export_job_id, { done_count: done });
  });
  const content = await writeFile(job, collecting, made, {
    name: `${account.real_name} (${account.username})`,
    at: now,
  });
  await updateExport(db, job.export_job_id, {
    state: 'done',
    done_count: job.company_count,
    rights: collecting.rights,
    content,
    byte_length: content.length,
    finished_at: clock().toISOString(),
  });
};

/** Works off the exports that wait, the oldest first; one that fails does not hold up the others. */
export const writeExports = async (
  db: Database,
  clock: () => Date,
  signal: AbortSignal,
): Promise<string | undefined> => {
  const lines: string[] = [];
  for (const job of await listExportsToDo(db)) {
    try {
      await writeExport(db, job, clock, signal);
      lines.push(`wrote export ${job.export_job_id}`);
    } catch (error) {
      if (signal.aborted) throw error;
      await updateExport(db, job.export_job_id, { state: 'failed', finished_at: clock().toISOString() });
      lines.push(`export ${job.export_job_id} failed: ${String(error)}`);
    }
  }
  return lines.length > 0 ? lines.join('; ') : undefined;
};
