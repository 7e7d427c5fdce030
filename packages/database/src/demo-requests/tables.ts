import type { Generated } from 'kysely';

export interface DemoRequestTables {
  demo_request: {
    demo_request_id: Generated<number>;
    company: string;
    contact: string;
    phone: string;
    email: string;
    message: string;
    language: string;
    submitted_at: string;
    status: Generated<string>;
    note: Generated<string>;
    handled_at: string | null;
    handled_by: number | null;
  };
}
