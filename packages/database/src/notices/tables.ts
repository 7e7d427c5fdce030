import type { Generated } from 'kysely';

export interface NoticeTables {
  notice: {
    notice_id: Generated<number>;
    kind: string;
    account_id: number | null;
    contents_en: string;
    contents_cn: string;
    publisher: string;
    created_at: string;
    begins_at: string;
    ends_at: string | null;
  };
  notice_read: { account_id: number; notice_id: number; read_at: string };
  outbox: {
    message_id: Generated<number>;
    recipient: string;
    subject: string;
    body: string;
    created_at: string;
    sent_at: string | null;
    attempts: number;
    last_error: string | null;
  };
}
