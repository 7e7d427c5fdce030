import type { submitErrorReport } from '@mingjian/contract/error-reports';
import type { OutputOf } from '@mingjian/contract/wire';
import { findCompanyHead, listRecordVersions } from '@mingjian/database/companies';
import { createErrorReport } from '@mingjian/database/error-reports';
import type { ReportedDatum } from '@mingjian/database/error-reports';
import { findDimensionRight } from '@mingjian/domain/companies';
import { findField } from '@mingjian/domain/dictionary';
import { ApplicationFailure, requireRight } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { checkAttachment } from './check-attachment.ts';

type Submit = Call<typeof submitErrorReport>;

/** The datum as it stands; only what the account may see can be reported. */
const findDatum = async (call: Submit, companyId: number): Promise<ReportedDatum | null> => {
  const { recordId, field } = call.input;
  if (recordId === undefined) return null;
  const versions = await listRecordVersions(call.db, companyId, recordId, null);
  const standing = versions.find((row) => row.known_to === null);
  if (!standing) throw new ApplicationFailure('record-does-not-exist');
  await requireRight(call, findDimensionRight(standing.dimension));
  const isKnownField = field !== undefined && findField(field) !== undefined;
  return {
    dimension: standing.dimension,
    recordId,
    version: standing.version,
    field: isKnownField ? field : null,
  };
};

/** Checks everything before anything is written; report, attachment and mark are then written together. */
export const submitReport = async (call: Submit): Promise<OutputOf<typeof submitErrorReport>> => {
  const { db, session, clock, input } = call;
  const company = await findCompanyHead(db, input.companyId, null);
  if (!company) throw new ApplicationFailure('company-does-not-exist');
  const created = await createErrorReport(db, {
    accountId: session.accountId,
    organisationId: session.organisation.id,
    errorType: input.errorType,
    companyId: company.company_id,
    companyName: company.name,
    datum: await findDatum(call, company.company_id),
    description: input.description,
    attachment: input.file ? await checkAttachment(input.file) : null,
    at: clock().toISOString(),
  });
  if (created.outcome === 'already-open') throw new ApplicationFailure('error-report-is-open');
  if (created.outcome === 'too-many') throw new ApplicationFailure('too-many-error-reports');
  return { errorReportId: created.errorReportId, isMarked: created.isMarked };
};
