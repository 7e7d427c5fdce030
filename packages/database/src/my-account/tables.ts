import type { Generated } from 'kysely';

export interface MyAccountTables {
  mobile_code: {
    mobile_code_id: Generated<number>;
    account_id: number;
    mobile: string;
    code_hash: string;
    sent_at: string;
    expires_at: string;
    tries: number;
    used_at: string | null;
  };
}
