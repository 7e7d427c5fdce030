import type { Generated } from 'kysely';

export interface SystemLogTables {
  system_log: {
    logged_at: string;
    log_id: Generated<number>;
    account_id: number | null;
    organisation_id: number | null;
    kind: string;
    action: string;
    company_id: number | null;
    code: string;
    duration_ms: number;
    address: string;
    details: Record<string, unknown>;
  };
}
