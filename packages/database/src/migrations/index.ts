import type { Kysely } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';
import { Migrator } from 'kysely/migration';
import type { Database } from '../connection/index.ts';
import * as records from './0001-records.ts';
import * as accounts from './0002-accounts.ts';
import * as search from './0003-search.ts';
import * as ratings from './0004-ratings.ts';
import * as imports from './0010-imports.ts';
import * as installation from './0011-installation.ts';
import * as screening from './0012-screening.ts';
import * as searchAsKnown from './0013-search-as-known.ts';
import * as recordSections from './0014-record-sections.ts';
import * as businessMenu from './0015-business-menu.ts';
import * as peerQuartiles from './0016-peer-quartiles.ts';
import * as batchImports from './0025-batch-imports.ts';
import * as exports from './0026-exports.ts';
import * as sourceReadings from './0027-source-readings.ts';
import * as longSections from './0028-long-sections.ts';
import * as ratingsByOwnModels from './0029-ratings-by-own-models.ts';
import * as opinions from './0030-opinions.ts';
import * as ratingPeers from './0031-rating-peers.ts';
import * as modelValidation from './0032-model-validation.ts';
import * as ratingMenu from './0034-rating-menu.ts';
import * as ratingTendency from './0035-rating-tendency.ts';
import * as whatIf from './0033-what-if.ts';
import * as ownership from './0036-ownership.ts';
import * as shareholderMenu from './0037-shareholder-menu.ts';
import * as tradeIndexes from './0038-trade-indexes.ts';
import * as distributionAndContracts from './0042-distribution-and-contracts.ts';
import * as quotaAndPlanMenu from './0045-quota-and-plan-menu.ts';
import * as postsByPerson from './0043-posts-by-person.ts';
import * as administration from './0040-administration.ts';
import * as administrationMenus from './0041-administration-menus.ts';
import * as reportsAndNotices from './0044-reports-and-notices.ts';
import * as myAccount from './0046-my-account.ts';
import * as outbox from './0047-outbox.ts';
import * as systemLog from './0048-system-log.ts';

/** In order of application; a name, once released, is never changed. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-records': records,
  '0002-accounts': accounts,
  '0003-search': search,
  '0004-ratings': ratings,
  '0010-imports': imports,
  '0011-installation': installation,
  '0012-screening': screening,
  '0013-search-as-known': searchAsKnown,
  '0014-record-sections': recordSections,
  '0015-business-menu': businessMenu,
  '0016-peer-quartiles': peerQuartiles,
  '0025-batch-imports': batchImports,
  '0026-exports': exports,
  '0027-source-readings': sourceReadings,
  '0028-long-sections': longSections,
  '0029-ratings-by-own-models': ratingsByOwnModels,
  '0030-opinions': opinions,
  '0031-rating-peers': ratingPeers,
  '0032-model-validation': modelValidation,
  '0034-rating-menu': ratingMenu,
  '0035-rating-tendency': ratingTendency,
  '0033-what-if': whatIf,
  '0036-ownership': ownership,
  '0037-shareholder-menu': shareholderMenu,
  '0040-administration': administration,
  '0041-administration-menus': administrationMenus,
  '0038-trade-indexes': tradeIndexes,
  '0042-distribution-and-contracts': distributionAndContracts,
  '0045-quota-and-plan-menu': quotaAndPlanMenu,
  '0043-posts-by-person': postsByPerson,
  '0044-reports-and-notices': reportsAndNotices,
  '0046-my-account': myAccount,
  '0047-outbox': outbox,
  '0048-system-log': systemLog,
};

const provider: MigrationProvider = { getMigrations: async () => MIGRATIONS };

/** Brings the schema to the newest state; safe to race against another migrator. */
export const migrate = async (db: Pick<Database, 'kysely'>): Promise<readonly string[]> => {
  const kysely = db.kysely as unknown as Kysely<unknown>;
  const { error, results } = await new Migrator({ db: kysely, provider }).migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
};
