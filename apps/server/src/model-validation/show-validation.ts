import type { getValidation, Validation } from '@mingjian/contract/model-validation';
import { findReport } from '@mingjian/database/model-validation';
import type { CaseChoice } from '@mingjian/database/model-validation';
import { nudgeTask } from '@mingjian/database/jobs';
import { LEAST_COMPANIES, MEASURE_TASK } from '@mingjian/domain/model-validation';
import { RATING_MODEL } from '@mingjian/domain/rating-models';
import type { Call } from '../http/index.ts';
import { readKeptReport } from './kept-reports.ts';
import { presentReport, presentDistribution } from './present-report.ts';

/** Everything: as it was written at the measurement; a choice is counted when it is asked for. */
export const showValidation = async ({ db, input }: Call<typeof getValidation>): Promise<Validation> => {
  const { version } = RATING_MODEL;
  const common = { modelVersion: version, leastCompanies: LEAST_COMPANIES };
  const measured = await findReport(db, version);
  if (!measured) {
    await nudgeTask(db, MEASURE_TASK);
    return { ...common, measuredAt: null, next: null, report: null, today: null };
  }
  const choice: CaseChoice = {
    cohortOn: input.cohortOn ?? null,
    sizeGrade: input.sizeGrade ?? null,
    section: input.section ?? null,
  };
  const isChoice = Object.values(choice).some((value) => value !== null);
  const { report, today } = isChoice
    ? await readKeptReport(db, version, choice, measured.measuredAt)
    : measured;
  return {
    ...common,
    measuredAt: measured.measuredAt,
    next: measured.next,
    report: presentReport(report),
    today: presentDistribution(today),
  };
};
