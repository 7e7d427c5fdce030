export interface QuotaTables {
  quota: {
    organisation_id: number;
    kind: string;
    term: string;
    /** null: no limit. */
    total: number | null;
    allocated: number;
    used: number;
  };
  quota_spend: {
    organisation_id: number;
    company_id: number;
    kind: string;
    term: string;
    account_id: number;
    spent_at: string;
  };
}
