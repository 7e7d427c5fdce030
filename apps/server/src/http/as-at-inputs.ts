import { DOWNLOAD_FORMATS } from '@mingjian/contract/ownership';
import { RECORDED } from './as-at-story.ts';

export interface Asked {
  readonly companyId: number;
  /** Records of the company that were known on the day. */
  readonly recordIds: readonly number[];
  /** Holders of the company that were known on the day. */
  readonly holderIds: readonly number[];
}

export interface Asking {
  readonly inputs: (asked: Asked) => readonly Readonly<Record<string, unknown>>[];
  /** Asks about the company. */
  readonly isOfCompany?: true;
  /** A ledger keeps its lines on every day: it may grow, but tells nothing of companies. */
  readonly isLedger?: true;
  /** Its inputs hold a word to look for, which the answer repeats: what was found is not of the day on every clock. */
  readonly isByWord?: true;
}

const ofCompany = ({ companyId }: Asked) => [{ companyId }];
const dimensions = RECORDED.map(({ key }) => key);

/** How each call that takes a day is asked by the walk. A new call needs a line here. */
export const ASKED_CALLS: Readonly<Record<string, Asking>> = {
  '/company/getProfile': { inputs: ofCompany, isOfCompany: true },
  '/company/getRecord': {
    inputs: ({ companyId, recordIds }) => recordIds.map((recordId) => ({ companyId, recordId })),
  },
  '/company/listSections': { inputs: ofCompany, isOfCompany: true },
  '/company/listSectionRecords': {
    isOfCompany: true,
    inputs: ({ companyId }) =>
      dimensions.flatMap((dimension) =>
        ['current', 'historical'].map((part) => ({ companyId, dimension, part })),
      ),
  },
  '/company/listCaseChains': { inputs: ofCompany, isOfCompany: true },
  '/businessChain/getChain': { inputs: ofCompany, isOfCompany: true },
  '/businessChain/listPartners': {
    isOfCompany: true,
    inputs: ({ companyId }) => ['supplier', 'customer'].map((role) => ({ companyId, role })),
  },
  '/company/getNegativeSummary': { inputs: ofCompany, isOfCompany: true },
  '/financials/getRatios': {
    isOfCompany: true,
    inputs: ({ companyId }) => ['as-reported', 'restated'].map((series) => ({ companyId, series })),
  },
  '/rating/getRating': { inputs: ofCompany, isOfCompany: true },
  '/rating/listRatings': { inputs: ofCompany, isOfCompany: true },
  '/rating/getWhatIfInput': { inputs: ofCompany, isOfCompany: true },
  '/rating/getDistressScores': { inputs: ofCompany, isOfCompany: true },
  '/ownership/getPenetration': { inputs: ofCompany, isOfCompany: true },
  '/ownership/expandNode': {
    inputs: ({ companyId }) => [{ companyId, nodeId: companyId, direction: 'up' }],
    isOfCompany: true,
  },
  '/ownership/getOwners': { inputs: ofCompany, isOfCompany: true },
  '/ownership/getOwnerStatement': { inputs: ofCompany, isOfCompany: true },
  '/ownership/getPaths': {
    inputs: ({ companyId, holderIds }) => holderIds.map((holderId) => ({ companyId, holderId })),
  },
  '/ownership/findRelation': {
    inputs: ({ companyId, holderIds }) => holderIds.map((otherId) => ({ companyId, otherId })),
  },
  '/ownership/listControlled': { inputs: ofCompany, isOfCompany: true },
  '/ownership/getGroup': { inputs: ofCompany, isOfCompany: true },
  '/ownership/getDownload': { inputs: ofCompany, isOfCompany: true },
  '/ownership/downloadOwnership': {
    inputs: ({ companyId }) => DOWNLOAD_FORMATS.map((format) => ({ companyId, format })),
    isOfCompany: true,
  },
  '/whatIf/listScenarios': { inputs: ofCompany, isOfCompany: true },
  '/opinion/getRatingOpinion': { inputs: ofCompany, isOfCompany: true },
  '/opinion/listMyOpinions': { inputs: () => [{}] },
  '/favourite/listFavourites': { inputs: () => [{}] },
  '/footprint/listFootprint': { inputs: () => [{}] },
  '/quota/listUsage': { inputs: () => [{}], isLedger: true },
  '/company/searchCompanies': {
    inputs: () => [{}, { status: 'active' }, { sort: '-revenue' }],
  },
  '/company/suggestCompanies': {
    inputs: () => [{ keyword: '明鉴' }, { keyword: 'LATER' }, { keyword: '明鉴LATER有限公司' }],
    isByWord: true,
  },
};

/** Calls that stand on today whatever day the header shows, and why. */
export const ON_TODAY: Readonly<Record<string, string>> = {
  '/rating/runAgain': 'names the moment of the rating itself',
  '/rating/getValidation': 'past year ends against what is known to have come of them; names no company',
  '/rating/getModelCards': 'the models, no data',
  '/ownership/compareDays': 'names its two days itself',
  '/login/submit': 'accounts',
  '/login/logout': 'accounts',
  '/user/info': 'accounts',
  '/user/changePassword': 'accounts',
  '/user/getUserList': 'accounts',
  '/user/editUser': 'accounts',
  '/user/delUser': 'accounts',
  '/user/resetPassword': 'accounts',
  '/user/getSubAccounts': 'accounts',
  '/user/getOwnProfile': 'accounts',
  '/user/editOwnProfile': 'accounts',
  '/user/sendMobileCode': 'accounts',
  '/user/listOwnSessions': 'accounts',
  '/user/revokeSession': 'accounts',
  '/user/revokeOtherSessions': 'accounts',
  '/user/listUsageRecords': 'what the account did, and when; names companies as they are called today',
  '/role/listRoles': 'accounts',
  '/role/getRole': 'accounts',
  '/role/listRights': 'accounts',
  '/role/editRole': 'accounts',
  '/role/copyRole': 'accounts',
  '/role/delRole': 'accounts',
  '/role/assignAccounts': 'accounts',
  '/role/removeAccounts': 'accounts',
  '/org/getOrgList': 'accounts',
  '/org/editOrg': 'accounts',
  '/org/delOrg': 'accounts',
  '/user/getNoticeCount': 'accounts',
  '/menu/getMenuListByName': 'navigation',
  '/menu/getMenuList': 'navigation',
  '/menu/editMenu': 'navigation',
  '/menu/delMenu': 'navigation',
  '/outbox/listMessages': 'messages to people',
  '/outbox/getMessage': 'messages to people',
  '/log/listLog': 'what was done, and when; names companies as they are called today',
  '/log/exportLog': 'what was done, and when; names companies as they are called today',
  '/quota/listQuotas': 'counts what is left to spend today',
  '/quota/getReportPrices': 'what opening would cost today; answers nothing of the companies',
  '/quota/getDistribution': 'counts what is left to distribute today',
  '/quota/listDistribution': 'accounts',
  '/quota/distributeQuota': 'accounts',
  '/quota/takeBackQuota': 'accounts',
  '/quota/listQuotaChanges': 'a history of what was distributed; names no company',
  '/plan/getPlanCatalogue': 'what is sold today',
  '/plan/editPlan': 'what is sold today',
  '/plan/editPackage': 'what is sold today',
  '/plan/editPrices': 'what is sold today',
  '/plan/getOwnContract': 'what was bought and runs today',
  '/plan/listContracts': 'what was bought',
  '/plan/getContract': 'what was bought',
  '/plan/editContract': 'what was bought',
  '/plan/submitPlanRequest': 'requests for plans',
  '/plan/listOwnPlanRequests': 'requests for plans',
  '/plan/listPlanRequests': 'requests for plans',
  '/plan/answerPlanRequest': 'requests for plans',
  '/favourite/addFavourite': 'a change, made today; answers nothing of the company',
  '/favourite/removeFavourite': 'a change, made today; answers nothing of the company',
  '/opinion/saveRatingOpinion': 'a change, made today on the rating of today',
  '/opinion/withdrawOpinion': 'a change, made today; answers nothing of the company',
  '/opinion/restoreOpinion': 'a change, made today; answers nothing of the company',
  '/whatIf/saveScenario': 'a change, made today on the rating of today',
  '/whatIf/deleteScenario': 'a change, made today; answers nothing of the company',
  '/opinion/getMyCalibration': 'the author against what is known to have come; names no company',
  '/demoRequest/submitDemoRequest': 'the form of the landing page',
  '/demoRequest/listDemoRequests': 'the desk of who asked for a demonstration',
  '/demoRequest/getDemoRequest': 'the desk of who asked for a demonstration',
  '/demoRequest/editDemoRequest': 'a change, made today; answers nothing of a company',
  '/notice/listNotices': 'what is to be read today; names companies only in sentences written to the account',
  '/notice/markNoticesRead': 'a change, made today; answers nothing of a company',
  '/notice/editNotice': 'a change, made today; answers nothing of a company',
  '/notice/withdrawNotice': 'a change, made today; answers nothing of a company',
  '/notice/listPublishedNotices': 'what administrators published',
  '/notice/listNoticeTargets': 'accounts',
  '/errorReport/submitErrorReport': 'a change, made today on the record of today',
  '/errorReport/withdrawErrorReport': 'a change, made today; answers nothing of a company',
  '/errorReport/answerErrorReport': 'a change, made today; answers nothing of a company',
  '/errorReport/listMyErrorReports':
    'what the account wrote, with the name of then; answers nothing of a record',
  '/errorReport/listErrorReports': 'the desk of what accounts wrote; answers nothing of a record',
  '/errorReport/downloadAttachment': 'the file that came with a report',
  '/dashboard/getCoverage': 'the public landing page: how much this database holds today',
};

/** The lists that users bring are worked on today: what a row was matched with is the work, not a telling of a day. */
export const WORK_OF_TODAY = /^\/(batchImport|export)\//;
