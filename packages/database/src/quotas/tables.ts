import type { Generated } from 'kysely';

export interface QuotaTables {
  quota: {
    organisation_id: number;
    kind: string;
    term: string;
    /** null: no limit. */
    total: number | null;
    /** Distributed to accounts. */
    allocated: number;
    /** All that was used, by accounts with an allocation and without. */
    used: number;
    /** Of `used`: by accounts with an allocation. */
    allocated_used: Generated<number>;
  };
  quota_spend: {
    organisation_id: number;
    company_id: number;
    kind: string;
    term: string;
    account_id: number;
    spent_at: string;
  };
  quota_allocation: {
    organisation_id: number;
    kind: string;
    term: string;
    account_id: number;
    allocated: number;
    used: number;
    updated_at: string;
  };
  quota_change: {
    quota_change_id: Generated<number>;
    organisation_id: number;
    kind: string;
    term: string;
    /** null: the total itself. */
    account_id: number | null;
    action: string;
    before: number | null;
    after: number | null;
    changed_by: number | null;
    changed_at: string;
  };
}
