import type { Generated } from 'kysely';

export interface NoticeTables {
  notice: {
    notice_id: Generated<number>;
    kind: string;
    title_en: Generated<string>;
    title_cn: Generated<string>;
    contents_en: string;
    contents_cn: string;
    publisher: string;
    created_at: string;
    begins_at: string;
    ends_at: string | null;
    scope_id: number | null;
    created_by: number | null;
    withdrawn_at: string | null;
  };
  notice_audience: { kind: string; target_id: number; notice_id: number };
  notice_read: { account_id: number; notice_id: number; read_at: string };
}
