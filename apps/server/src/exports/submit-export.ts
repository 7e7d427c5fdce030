import type { submitExport } from '@mingjian/contract/exports';
import type { OutputOf } from '@mingjian/contract/wire';
import { countExported, createExport } from '@mingjian/database/exports';
import { nudgeTask } from '@mingjian/database/jobs';
import { EXPORT_TASK, isExportedField, MAX_EXPORTED } from '@mingjian/domain/exports';
import { ApplicationFailure } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { findLimits, findPeriods, presentAllowance } from './periods.ts';
import { presentExport } from './present-export.ts';

/** Signs that a file name cannot hold on some system. */
// oxlint-disable-next-line no-control-regex -- control characters are among them
const UNUSABLE = /[\\/:*?"<>|\u0000-\u001F]/g;

const readFileName = (text: string): string => {
  const name = text
    .toWellFormed()
    .replace(UNUSABLE, ' ')
    .replace(/\.(xlsx|zip|csv)\s*$/i, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  if (name === '') throw new ApplicationFailure('export-file-name-required');
  return name;
};

type Input = Call<typeof submitExport>['input'];

const readChoice = (input: Input) => {
  const companyIds = [...new Set(input.companyIds)];
  const fields = [...new Set(input.fields)];
  if (companyIds.length === 0 || companyIds.length > MAX_EXPORTED)
    throw new ApplicationFailure('companies-to-export-required');
  if (fields.length === 0) throw new ApplicationFailure('fields-to-export-required');
  const foreign = fields.filter((field) => !isExportedField(field));
  if (foreign.length > 0) throw new ApplicationFailure('field-cannot-be-exported', { fields: foreign });
  return { companyIds, fields };
};

/** Stores an export that the worker writes; the limits of day and year are kept for the contract as a whole. */
export const orderExport = async ({
  db,
  session,
  clock,
  language,
  input,
}: Call<typeof submitExport>): Promise<OutputOf<typeof submitExport>> => {
  const fileName = readFileName(input.fileName);
  const { companyIds, fields } = readChoice(input);
  const now = clock();
  const limits = findLimits(session.grants);
  const periods = findPeriods(now);
  const created = await createExport(
    db,
    {
      account_id: session.accountId,
      organisation_id: session.organisation.id,
      contract_id: session.contractId,
      file_name: fileName,
      format: input.format,
      language,
      company_ids: companyIds,
      fields,
      as_at: input.day ?? null,
      clock: input.clock,
    },
    limits,
    periods,
    now,
  );
  if (created.outcome === 'too-many') throw new ApplicationFailure('too-many-exports');
  if (created.outcome !== 'created') {
    const used = await countExported(db, session.contractId, periods);
    throw created.outcome === 'day-exhausted'
      ? new ApplicationFailure('daily-export-limit-reached', presentAllowance(limits.perDay, used.inDay))
      : new ApplicationFailure('total-export-limit-reached', presentAllowance(limits.perYear, used.inYear));
  }
  await nudgeTask(db, EXPORT_TASK);
  return presentExport(created.job);
};
