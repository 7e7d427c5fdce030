import type { submitBatchImport } from '@mingjian/contract/batch-imports';
import type { OutputOf } from '@mingjian/contract/wire';
import { countRunningBatchImports, createBatchImport } from '@mingjian/database/batch-imports';
import { nudgeTask } from '@mingjian/database/jobs';
import { MATCH_TASK, MAX_FILE_BYTES, MAX_RUNNING } from '@mingjian/domain/batch-imports';
import { inspectFile } from '@mingjian/domain/workbook-files';
import { ApplicationFailure } from '../http/index.ts';
import type { Call } from '../http/index.ts';

const MAX_NAME = 200;

/** Refuses at once what can be told from the bytes; the worker reads the rest. */
export const submitList = async ({
  db,
  session,
  clock,
  input: { file },
}: Call<typeof submitBatchImport>): Promise<OutputOf<typeof submitBatchImport>> => {
  const content = Buffer.from(await file.arrayBuffer());
  const inspected = inspectFile(content, file.name, MAX_FILE_BYTES);
  if (!inspected.ok) throw new ApplicationFailure(inspected.refusal);
  if ((await countRunningBatchImports(db, session.accountId)) >= MAX_RUNNING)
    throw new ApplicationFailure('too-many-batch-imports');
  const batchImportId = await createBatchImport(db, {
    accountId: session.accountId,
    organisationId: session.organisation.id,
    fileName: file.name.slice(0, MAX_NAME).toWellFormed(),
    content,
    at: clock(),
  });
  await nudgeTask(db, MATCH_TASK);
  return { batchImportId };
};
