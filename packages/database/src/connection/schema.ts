import type { AccountTables } from '../accounts/tables.ts';
import type { BatchImportTables } from '../batch-imports/tables.ts';
import type { DemoRequestTables } from '../demo-requests/tables.ts';
import type { ErrorReportTables } from '../error-reports/tables.ts';
import type { ExportTables } from '../exports/tables.ts';
import type { FavouriteTables } from '../favourites/tables.ts';
import type { FinancialTables } from '../financials/tables.ts';
import type { FootprintTables } from '../footprint/tables.ts';
import type { ImportTables } from '../imports/tables.ts';
import type { InstallationTables } from '../installation/tables.ts';
import type { MenuTables } from '../menus/tables.ts';
import type { ModelValidationTables } from '../model-validation/tables.ts';
import type { MyAccountTables } from '../my-account/tables.ts';
import type { NoticeTables } from '../notices/tables.ts';
import type { OutboxTables } from '../outbox/tables.ts';
import type { OpinionTables } from '../opinions/tables.ts';
import type { OwnershipTables } from '../ownership/tables.ts';
import type { PlanTables } from '../plans/tables.ts';
import type { QuotaTables } from '../quotas/tables.ts';
import type { RatingTables } from '../ratings/tables.ts';
import type { ScreeningTables } from '../screening/tables.ts';
import type { SearchTables } from '../search/tables.ts';
import type { SessionTables } from '../session/tables.ts';
import type { SystemLogTables } from '../system-log/tables.ts';
import type { WhatIfTables } from '../what-if/tables.ts';
import type { RecordTables } from '../records/tables.ts';

/** Every table, by feature. A feature adds its own interface here. */
export interface Schema
  extends
    RecordTables,
    AccountTables,
    BatchImportTables,
    DemoRequestTables,
    ErrorReportTables,
    ExportTables,
    FavouriteTables,
    FinancialTables,
    FootprintTables,
    ImportTables,
    InstallationTables,
    MenuTables,
    ModelValidationTables,
    MyAccountTables,
    NoticeTables,
    OutboxTables,
    OpinionTables,
    OwnershipTables,
    PlanTables,
    QuotaTables,
    RatingTables,
    ScreeningTables,
    SearchTables,
    SessionTables,
    SystemLogTables,
    WhatIfTables {}
