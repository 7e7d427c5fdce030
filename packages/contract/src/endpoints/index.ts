import {
  changePassword,
  delUser,
  editUser,
  getSubAccounts,
  getUserInfo,
  getUserList,
  resetPassword,
} from '../accounts/index.ts';
import {
  deleteBatchImport,
  downloadErrors,
  downloadTemplate,
  followFound,
  getBatchImport,
  listBatchImports,
  listFoundCompanies,
  listRows,
  pickCandidate,
  retryRow,
  submitBatchImport,
} from '../batch-imports/index.ts';
import { getChain, listPartners } from '../business-chain/index.ts';
import { listCaseChains } from '../case-chains/index.ts';
import { getProfile, getRecord } from '../companies/index.ts';
import { getCoverage } from '../dashboard/index.ts';
import {
  editDemoRequest,
  getDemoRequest,
  listDemoRequests,
  submitDemoRequest,
} from '../demo-requests/index.ts';
import { getDistressScores } from '../distress-scores/index.ts';
import {
  answerErrorReport,
  downloadAttachment,
  listErrorReports,
  listMyErrorReports,
  submitErrorReport,
  withdrawErrorReport,
} from '../error-reports/index.ts';
import { deleteExport, downloadExport, getExport, listExports, submitExport } from '../exports/index.ts';
import { addFavourite, listFavourites, removeFavourite } from '../favourites/index.ts';
import { getRatios } from '../financials/index.ts';
import { listFootprint } from '../footprint/index.ts';
import { delMenu, editMenu, getMenuList, getMenuListByName } from '../menus/index.ts';
import { getModelCards, getValidation } from '../model-validation/index.ts';
import {
  editOwnProfile,
  getOwnProfile,
  listOwnSessions,
  listUsageRecords,
  revokeOtherSessions,
  revokeSession,
  sendMobileCode,
} from '../my-account/index.ts';
import { getNegativeSummary } from '../negative-records/index.ts';
import {
  editNotice,
  getNoticeCount,
  listNotices,
  listNoticeTargets,
  listPublishedNotices,
  markNoticesRead,
  withdrawNotice,
} from '../notices/index.ts';
import {
  getMyCalibration,
  getRatingOpinion,
  listMyOpinions,
  restoreOpinion,
  saveRatingOpinion,
  withdrawOpinion,
} from '../opinions/index.ts';
import {
  compareDays,
  downloadOwnership,
  expandNode,
  findRelation,
  getDownload,
  getGroup,
  getOwners,
  getOwnerStatement,
  getPaths,
  getPenetration,
  listControlled,
} from '../ownership/index.ts';
import { delOrg, editOrg, getOrgList } from '../organisations/index.ts';
import {
  assignAccounts,
  copyRole,
  delRole,
  editRole,
  getRole,
  listRights,
  listRoles,
  removeAccounts,
} from '../roles/index.ts';
import { deleteScenario, listScenarios, saveScenario } from '../what-if/index.ts';
import { PLAN_ENDPOINTS } from '../plans/index.ts';
import { QUOTA_ENDPOINTS } from '../quotas/index.ts';
import { searchCompanies, suggestCompanies } from '../search/index.ts';
import { listSectionRecords, listSections } from '../sections/index.ts';
import { logout, submitLogin } from '../session/index.ts';
import { getMessage, listMessages } from '../outbox/index.ts';
import { exportLog, listLog } from '../system-log/index.ts';
import type { Endpoint } from '../wire/index.ts';
import { getRating, getWhatIfInput, listRatings, runAgain } from '../ratings/index.ts';

/** Every call of the product. Routes, client types and the OpenAPI document come from here. */
export const ENDPOINTS: readonly Endpoint[] = [
  submitLogin,
  logout,
  getUserInfo,
  changePassword,
  getUserList,
  editUser,
  delUser,
  resetPassword,
  getSubAccounts,
  getOwnProfile,
  editOwnProfile,
  sendMobileCode,
  listOwnSessions,
  revokeSession,
  revokeOtherSessions,
  listUsageRecords,
  listRoles,
  getRole,
  listRights,
  editRole,
  copyRole,
  delRole,
  assignAccounts,
  removeAccounts,
  getOrgList,
  editOrg,
  delOrg,
  getMenuListByName,
  getMenuList,
  editMenu,
  delMenu,
  getNoticeCount,
  addFavourite,
  removeFavourite,
  listFavourites,
  listFootprint,
  ...QUOTA_ENDPOINTS,
  ...PLAN_ENDPOINTS,
  listNotices,
  markNoticesRead,
  editNotice,
  withdrawNotice,
  listPublishedNotices,
  listNoticeTargets,
  submitErrorReport,
  listMyErrorReports,
  withdrawErrorReport,
  downloadAttachment,
  listErrorReports,
  answerErrorReport,
  submitDemoRequest,
  listDemoRequests,
  getDemoRequest,
  editDemoRequest,
  getCoverage,
  searchCompanies,
  suggestCompanies,
  getProfile,
  getRecord,
  listSections,
  listSectionRecords,
  listCaseChains,
  getChain,
  listPartners,
  getNegativeSummary,
  getRatios,
  getRating,
  listRatings,
  runAgain,
  getWhatIfInput,
  getDistressScores,
  getPenetration,
  expandNode,
  getOwners,
  getOwnerStatement,
  getPaths,
  compareDays,
  findRelation,
  listControlled,
  getGroup,
  getDownload,
  downloadOwnership,
  getValidation,
  getModelCards,
  getRatingOpinion,
  saveRatingOpinion,
  withdrawOpinion,
  restoreOpinion,
  listMyOpinions,
  getMyCalibration,
  saveScenario,
  listScenarios,
  deleteScenario,
  submitBatchImport,
  listBatchImports,
  getBatchImport,
  listRows,
  pickCandidate,
  retryRow,
  listFoundCompanies,
  followFound,
  downloadTemplate,
  downloadErrors,
  deleteBatchImport,
  submitExport,
  listExports,
  getExport,
  downloadExport,
  deleteExport,
  listLog,
  exportLog,
  listMessages,
  getMessage,
];
