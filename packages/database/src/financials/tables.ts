export interface FinancialTables {
  /** In the order of `RATIOS`; null where the statements make none. */
  company_ratio: {
    company_id: number;
    period_end: string;
    section: string | null;
    division: string | null;
    size_grade: string | null;
    ratios: readonly (number | null)[];
    calculated_at: string;
  };
  peer_quartile: {
    snapshot_on: string;
    peer_group: string;
    metric: string;
    peers: number;
    p25: number;
    median: number;
    p75: number;
  };
}
