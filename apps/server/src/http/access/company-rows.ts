import { EMPTY_SCENARIO } from '@mingjian/domain/what-if';
import {
  FROM_STANDARD,
  NOT_BASIC,
  NOT_TRIAL,
  ONLY_OWNER,
  ONLY_OWNER_FROM_STANDARD,
  ONLY_OWNER_NOT_BASIC,
  ONLY_OWNER_NOT_TRIAL,
  PLATFORM,
  PUBLIC,
  SIGNED_IN,
  ofCompany,
  row,
} from './access-row.ts';
import type { AccessRow, MakeInput } from './access-row.ts';
import { matchBatchImports } from '../../jobs/batch-imports/match-batch-import.ts';
import { writeExports } from '../../jobs/exports/write-exports.ts';
import type { World } from './access-world.ts';

const giveOpinion = async (world: World): Promise<number> => {
  const { companyId } = world;
  await world.make('/opinion/saveRatingOpinion', { companyId, choice: 'agree' }, 'companyId');
  const { data } = await (
    await world.signIn('analyst')
  ).get<{ items: readonly { opinionId: number }[] }>('/opinion/listMyOpinions');
  return data!.items[0]!.opinionId;
};

let scenarios = 0;
const keepScenario = ({ companyId, make }: World): Promise<number> =>
  make(
    '/whatIf/saveScenario',
    { companyId, name: `Scenario ${(scenarios += 1)}`, scenario: EMPTY_SCENARIO },
    'scenarioId',
  );

const bringList = async ({ make, server }: World): Promise<number> => {
  const form = new FormData();
  form.append('file', new File(['企业名称\n明鉴BEFORE有限公司\n'], 'list.csv'));
  const id = await make('/batchImport/submitBatchImport', form, 'batchImportId', 'batch_import');
  await matchBatchImports(server.db, () => server.clock.now, new AbortController().signal);
  return id;
};

const orderExport = async ({ make, companyId, server }: World): Promise<number> => {
  const id = await make(
    '/export/submitExport',
    { fileName: 'list', format: 'csv', companyIds: [companyId], fields: ['registered_capital'] },
    'exportId',
    'export_job',
  );
  await writeExports(server.db, () => server.clock.now, new AbortController().signal);
  return id;
};

const reportForm = (companyId: number): FormData => {
  const form = new FormData();
  form.append('companyId', String(companyId));
  form.append('errorType', 'other');
  form.append('description', 'This is wrong');
  form.append('file', new File(['%PDF-1.4\n%%EOF\n'], 'proof.pdf'));
  return form;
};

const reportError = ({ make, companyId }: World): Promise<number> =>
  make('/errorReport/submitErrorReport', reportForm(companyId), 'errorReportId', 'error_report');

const listOf =
  (more: Readonly<Record<string, unknown>> = {}): MakeInput =>
  async (world) => ({ batchImportId: await bringList(world), ...more });

/** The calls about companies and about what accounts keep of them. */
export const COMPANY_ROWS: Readonly<Record<string, AccessRow>> = {
  '/dashboard/getCoverage': row(PUBLIC),
  '/company/searchCompanies': row(SIGNED_IN),
  '/company/suggestCompanies': row(SIGNED_IN, () => ({ keyword: '明鉴' })),
  '/company/getProfile': row(SIGNED_IN, ofCompany()),
  '/company/getRecord': row(SIGNED_IN, ({ companyId, recordId }) => ({ companyId, recordId })),
  '/company/listSections': row(SIGNED_IN, ofCompany()),
  '/company/listSectionRecords': row(SIGNED_IN, ofCompany({ dimension: 'basic_registration' })),
  '/company/listCaseChains': row(SIGNED_IN, ofCompany()),
  '/company/getNegativeSummary': row(SIGNED_IN, ofCompany()),
  '/financials/getRatios': row(NOT_BASIC, ofCompany()),
  '/businessChain/getChain': row(NOT_BASIC, ofCompany()),
  '/businessChain/listPartners': row(NOT_BASIC, ofCompany({ role: 'supplier' })),
  '/rating/getRating': row(NOT_BASIC, ofCompany()),
  '/rating/listRatings': row(NOT_BASIC, ofCompany()),
  '/rating/runAgain': row(NOT_BASIC, ({ companyId, ratedAt }) => ({ companyId, ratedAt })),
  '/rating/getWhatIfInput': row(NOT_BASIC, ofCompany()),
  '/rating/getDistressScores': row(NOT_BASIC, ofCompany()),
  '/rating/getValidation': row(NOT_BASIC),
  '/rating/getModelCards': row(NOT_BASIC),
  '/ownership/getPenetration': row(NOT_BASIC, ofCompany()),
  '/ownership/expandNode': row(NOT_BASIC, ({ companyId }) => ({
    companyId,
    nodeId: companyId,
    direction: 'up',
  })),
  '/ownership/getOwners': row(NOT_BASIC, ofCompany()),
  '/ownership/getOwnerStatement': row(NOT_BASIC, ofCompany()),
  '/ownership/getPaths': row(NOT_BASIC, ({ companyId, holderId }) => ({ companyId, holderId })),
  '/ownership/compareDays': row(NOT_BASIC, ofCompany({ from: '2024-05-01', to: '2024-06-01' })),
  '/ownership/findRelation': row(NOT_BASIC, ({ companyId, holderId }) => ({ companyId, otherId: holderId })),
  '/ownership/listControlled': row(NOT_BASIC, ofCompany()),
  '/ownership/getGroup': row(NOT_BASIC, ofCompany()),
  '/ownership/getDownload': row(FROM_STANDARD, ofCompany()),
  '/ownership/downloadOwnership': row(FROM_STANDARD, ofCompany({ format: 'bods-json' })),
  '/opinion/getRatingOpinion': row(NOT_BASIC, ofCompany()),
  '/opinion/saveRatingOpinion': row(NOT_BASIC, ofCompany({ choice: 'agree' })),
  '/opinion/withdrawOpinion': row(
    ONLY_OWNER_NOT_BASIC,
    async (world) => ({ opinionId: await giveOpinion(world) }),
    'opinion-does-not-exist',
  ),
  '/opinion/restoreOpinion': row(
    ONLY_OWNER_NOT_BASIC,
    async (world) => {
      const opinionId = await giveOpinion(world);
      await (await world.signIn('analyst')).post('/opinion/withdrawOpinion', { opinionId });
      return { opinionId };
    },
    'opinion-does-not-exist',
  ),
  '/opinion/listMyOpinions': row(NOT_BASIC),
  '/opinion/getMyCalibration': row(NOT_BASIC),
  '/whatIf/saveScenario': row(NOT_BASIC, ofCompany({ name: 'Own scenario', scenario: EMPTY_SCENARIO })),
  '/whatIf/listScenarios': row(NOT_BASIC, ofCompany()),
  '/whatIf/deleteScenario': row(
    ONLY_OWNER_NOT_BASIC,
    async (world) => ({ scenarioId: await keepScenario(world) }),
    'scenario-does-not-exist',
  ),
  '/batchImport/submitBatchImport': row(FROM_STANDARD, () => {
    const form = new FormData();
    form.append('file', new File(['企业名称\n明鉴\n'], 'list.csv'));
    return form;
  }),
  '/batchImport/listBatchImports': row(FROM_STANDARD),
  '/batchImport/downloadTemplate': row(FROM_STANDARD),
  '/batchImport/getBatchImport': row(ONLY_OWNER_FROM_STANDARD, listOf(), 'batch-import-does-not-exist'),
  '/batchImport/listRows': row(ONLY_OWNER_FROM_STANDARD, listOf(), 'batch-import-does-not-exist'),
  '/batchImport/listFoundCompanies': row(ONLY_OWNER_FROM_STANDARD, listOf(), 'batch-import-does-not-exist'),
  '/batchImport/followFound': row(ONLY_OWNER_FROM_STANDARD, listOf(), 'batch-import-does-not-exist'),
  '/batchImport/downloadErrors': row(ONLY_OWNER_FROM_STANDARD, listOf(), 'batch-import-does-not-exist'),
  '/batchImport/deleteBatchImport': row(ONLY_OWNER_FROM_STANDARD, listOf(), 'batch-import-does-not-exist'),
  '/batchImport/pickCandidate': row(
    ONLY_OWNER_FROM_STANDARD,
    listOf({ line: 1, companyId: 1 }),
    'batch-import-does-not-exist',
  ),
  '/batchImport/retryRow': row(
    ONLY_OWNER_FROM_STANDARD,
    listOf({ line: 1, values: { name: '明鉴' } }),
    'batch-import-does-not-exist',
  ),
  '/export/submitExport': row(NOT_TRIAL, ({ companyId }) => ({
    fileName: 'list',
    format: 'csv',
    companyIds: [companyId],
    fields: ['registered_capital'],
  })),
  '/export/listExports': row(NOT_TRIAL),
  '/export/getExport': row(
    ONLY_OWNER_NOT_TRIAL,
    async (world) => ({ exportId: await orderExport(world) }),
    'export-does-not-exist',
  ),
  '/export/downloadExport': row(
    ONLY_OWNER_NOT_TRIAL,
    async (world) => ({ exportId: await orderExport(world) }),
    'export-does-not-exist',
  ),
  '/export/deleteExport': row(
    ONLY_OWNER_NOT_TRIAL,
    async (world) => ({ exportId: await orderExport(world) }),
    'export-does-not-exist',
  ),
  '/favourite/addFavourite': row(SIGNED_IN, ofCompany()),
  '/favourite/removeFavourite': row(SIGNED_IN, ofCompany()),
  '/favourite/listFavourites': row(SIGNED_IN),
  '/footprint/listFootprint': row(SIGNED_IN),
  '/errorReport/submitErrorReport': row(SIGNED_IN, ({ companyId }) => reportForm(companyId)),
  '/errorReport/listMyErrorReports': row(SIGNED_IN),
  '/errorReport/withdrawErrorReport': row(
    ONLY_OWNER,
    async (world) => ({ errorReportId: await reportError(world) }),
    'error-report-does-not-exist',
  ),
  '/errorReport/downloadAttachment': row(
    'TNN0NN0',
    async (world) => ({ errorReportId: await reportError(world) }),
    'attachment-does-not-exist',
  ),
  '/errorReport/listErrorReports': row(PLATFORM),
  '/errorReport/answerErrorReport': row(PLATFORM, async (world) => ({
    errorReportId: await reportError(world),
    status: 'rejected',
    answer: 'It is as the source says',
  })),
};
