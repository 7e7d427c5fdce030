import {
  changePassword,
  delUser,
  editUser,
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
import { submitDemoRequest } from '../demo-requests/index.ts';
import { getDistressScores } from '../distress-scores/index.ts';
import { deleteExport, downloadExport, getExport, listExports, submitExport } from '../exports/index.ts';
import { addFavourite, listFavourites, removeFavourite } from '../favourites/index.ts';
import { getRatios } from '../financials/index.ts';
import { listFootprint } from '../footprint/index.ts';
import { delMenu, editMenu, getMenuList, getMenuListByName } from '../menus/index.ts';
import { getModelCards, getValidation } from '../model-validation/index.ts';
import { getNegativeSummary } from '../negative-records/index.ts';
import { getNoticeCount } from '../notices/index.ts';
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
  expandNode,
  downloadOwnership,
  findRelation,
  getGroup,
  getDownload,
  getOwners,
  getOwnerStatement,
  getPaths,
  getPenetration,
  listControlled,
} from '../ownership/index.ts';
import { deleteScenario, listScenarios, saveScenario } from '../what-if/index.ts';
import { listQuotas, listUsage } from '../quotas/index.ts';
import { searchCompanies, suggestCompanies } from '../search/index.ts';
import { listSectionRecords, listSections } from '../sections/index.ts';
import { logout, submitLogin } from '../session/index.ts';
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
  getMenuListByName,
  getMenuList,
  editMenu,
  delMenu,
  getNoticeCount,
  addFavourite,
  removeFavourite,
  listFavourites,
  listFootprint,
  listQuotas,
  listUsage,
  submitDemoRequest,
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
];
  getDownload,
  downloadOwnership,
