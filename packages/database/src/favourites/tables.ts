export interface FavouriteTables {
  favourite: { account_id: number; company_id: number; created_at: string };
}
