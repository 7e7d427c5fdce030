import * as contract from '@mingjian/contract/exports';
import {
  countExported,
  deleteExportFile,
  findExport,
  findExportContent,
  listExports,
} from '@mingjian/database/exports';
import type { ExportJob } from '@mingjian/database/exports';
import type { Database } from '@mingjian/database/connection';
import type { FastifyInstance } from 'fastify';
import { ApplicationFailure, register, requireRight } from '../http/index.ts';
import type { Session } from '../http/index.ts';
import { findLimits, findPeriods, presentAllowance } from './periods.ts';
import { presentExport } from './present-export.ts';
import { orderExport } from './submit-export.ts';

/** An export of the account that calls; somebody else's does not exist for it. */
const requireExport = async (
  { db, session }: { readonly db: Database; readonly session: Session },
  exportId: number,
): Promise<ExportJob> => {
  const job = await findExport(db, session.accountId, exportId);
  if (!job) throw new ApplicationFailure('export-does-not-exist');
  return job;
};

/** The calls of the export; every one needs `data.export` and reaches the account's own files only. */
export const registerExports = (app: FastifyInstance): void => {
  register(app, contract.submitExport, orderExport);
  register(app, contract.listExports, async ({ db, session, clock, input }) => {
    const { rows, total } = await listExports(db, session.accountId, input);
    const limits = findLimits(session.grants);
    const used = await countExported(db, session.contractId, findPeriods(clock()));
    return {
      items: rows.map(presentExport),
      total,
      totalIsCapped: false,
      ...input,
      perDay: presentAllowance(limits.perDay, used.inDay),
      perYear: presentAllowance(limits.perYear, used.inYear),
    };
  });
  register(app, contract.getExport, async (call) =>
    presentExport(await requireExport(call, call.input.exportId)),
  );
  register(app, contract.downloadExport, async (call) => {
    const job = await requireExport(call, call.input.exportId);
    if (job.state === 'expired' || new Date(job.expires_at) < call.clock())
      throw new ApplicationFailure('export-has-expired');
    const content = await findExportContent(call.db, job.export_job_id);
    if (job.state !== 'done' || !content) throw new ApplicationFailure('export-is-not-done');
    // What was open when the file was written may be closed now.
    for (const right of job.rights ?? []) await requireRight(call, right);
    return new File([new Uint8Array(content)], presentExport(job).fileName);
  });
  register(app, contract.deleteExport, async ({ db, session, input }) => {
    if (!(await deleteExportFile(db, session.accountId, input.exportId)))
      throw new ApplicationFailure('export-does-not-exist');
    return { isDeleted: true as const };
  });
};
