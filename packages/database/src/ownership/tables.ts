export interface OwnershipTables {
  company_control: {
    company_id: number;
    position: number;
    controller_id: number;
    basis: string;
    confidence: string;
    is_disclosed: boolean;
    vote_percent: string;
    holding_percent: string;
  };
  company_owner: {
    company_id: number;
    owner_id: number;
    test: string;
    holding_percent: string;
    vote_percent: string;
  };
  company_group: {
    company_id: number;
    group_id: number;
    parent_id: number | null;
    level: number;
    vote_percent: string | null;
  };
  ownership_run: {
    finished_at: string;
    as_of: string;
    companies: number;
    edges: number;
    groups: number;
    load_ms: number;
    compute_ms: number;
    write_ms: number;
  };
}
