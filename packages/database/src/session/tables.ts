import type { Generated } from 'kysely';

export interface SessionTables {
  session: {
    session_id: Generated<number>;
    token_hash: Buffer;
    account_id: number;
    created_at: string;
    last_click_at: string;
    ended_at: string | null;
    end_reason: string | null;
    address: string;
    /** What the browser said of itself. */
    user_agent: Generated<string>;
  };
  login_attempt: {
    name_hash: Buffer;
    address: string;
    failures: number;
    last_failed_at: string;
    locked_until: string | null;
  };
}
