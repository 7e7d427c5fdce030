import type { Generated } from 'kysely';

export interface OutboxTables {
  outbox: {
    message_id: Generated<number>;
    channel: Generated<string>;
    recipient: string;
    subject: string;
    body: string;
    created_at: string;
    sent_at: string | null;
    attempts: number;
    last_error: string | null;
  };
}
