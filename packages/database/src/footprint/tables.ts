export interface FootprintTables {
  footprint: { account_id: number; company_id: number; viewed_at: string; views: number };
}
