import type { FastifyInstance } from 'fastify';
import { registerBatchImports } from './batch-imports/routes.ts';
import { registerBusinessChain } from './business-chain/routes.ts';
import { registerCaseChains } from './case-chains/routes.ts';
import { registerCompanies } from './companies/routes.ts';
import { registerDashboard } from './dashboard/routes.ts';
import { registerModelFiles } from './ratings/model-files.ts';
import { registerRatings } from './ratings/routes.ts';
import { registerAccounts } from './accounts/routes.ts';
import { registerDemoRequests } from './demo-requests/routes.ts';
import { registerDistressScores } from './distress-scores/routes.ts';
import { registerErrorReports } from './error-reports/routes.ts';
import { registerExports } from './exports/routes.ts';
import { registerFavourites } from './favourites/routes.ts';
import { registerFinancials } from './financials/routes.ts';
import { registerFootprint } from './footprint/routes.ts';
import { registerMenus } from './menus/routes.ts';
import { registerModelValidation } from './model-validation/routes.ts';
import { registerMyAccount } from './my-account/routes.ts';
import { registerNegativeRecords } from './negative-records/routes.ts';
import { registerNotices } from './notices/routes.ts';
import { registerOpinions } from './opinions/routes.ts';
import { registerOrganisations } from './organisations/routes.ts';
import { registerRoles } from './roles/routes.ts';
import { registerOutbox } from './outbox/routes.ts';
import { registerOwnership } from './ownership/routes.ts';
import { registerPlans } from './plans/routes.ts';
import { registerQuotas } from './quotas/routes.ts';
import { registerSearch } from './search/routes.ts';
import { registerSections } from './sections/routes.ts';
import { registerSession } from './session/routes.ts';
import { registerSystemLog } from './system-log/routes.ts';
import { registerWhatIf } from './what-if/routes.ts';

/** Every feature's routes. A new feature adds one line. */
export const FEATURES: readonly ((app: FastifyInstance) => void)[] = [
  registerCompanies,
  registerCaseChains,
  registerBusinessChain,
  registerSearch,
  registerDashboard,
  registerRatings,
  registerModelFiles,
  registerAccounts,
  registerDemoRequests,
  registerDistressScores,
  registerErrorReports,
  registerFavourites,
  registerFinancials,
  registerFootprint,
  registerMenus,
  registerModelValidation,
  registerMyAccount,
  registerNegativeRecords,
  registerNotices,
  registerOpinions,
  registerOrganisations,
  registerRoles,
  registerOutbox,
  registerOwnership,
  registerPlans,
  registerQuotas,
  registerSections,
  registerSession,
  registerSystemLog,
  registerWhatIf,
  registerBatchImports,
  registerExports,
];
