import type { Export } from '@mingjian/contract/exports';
import type { ExportJob } from '@mingjian/database/exports';

export const presentExport = (job: ExportJob): Export => ({
  exportId: job.export_job_id,
  fileName: `${job.file_name}${job.format === 'csv' ? '.zip' : '.xlsx'}`,
  format: job.format,
  state: job.state,
  companyCount: job.company_count,
  fieldCount: job.fields.length,
  doneCount: job.done_count,
  day: job.as_at,
  clock: job.clock,
  byteLength: job.byte_length,
  createdAt: job.created_at,
  finishedAt: job.finished_at,
  expiresAt: job.expires_at,
});
