import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { addMenu } from './add-menu.ts';

/** The system log can be added to and read, nothing else; its screen. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function refuse_change_of_log() returns trigger language plpgsql as $$
    begin
      raise exception 'the system log can only be added to' using errcode = 'insufficient_privilege';
    end $$`.execute(db);
  await sql`
    create trigger system_log_stays before update or delete on system_log
      for each row execute function refuse_change_of_log()`.execute(db);
  await sql`
    create trigger system_log_is_not_emptied before truncate on system_log
      for each statement execute function refuse_change_of_log()`.execute(db);
  await sql`create index system_log_company on system_log (company_id, logged_at)`.execute(db);
  await addMenu(db, [
    {
      under: '/monitor',
      path: '/monitor/log',
      en: 'System log',
      cn: '系统日志',
      icon: 'FileSearchOutlined',
      authority: 'log.view',
      sort: 10,
    },
  ]);
};
