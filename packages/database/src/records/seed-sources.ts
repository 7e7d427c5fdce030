import { SOURCES } from '@mingjian/domain/records';
import type { Database } from '../connection/index.ts';

/** Brings the list of sources to what the code knows; run at every start. */
export const seedSources = async (db: Database): Promise<void> => {
  await db.kysely
    .insertInto('source')
    .values(
      SOURCES.map(({ id, en, cn, priority }) => ({ source_id: id, name_en: en, name_cn: cn, priority })),
    )
    .onConflict((conflict) =>
      conflict.column('source_id').doUpdateSet((excluded) => ({
        name_en: excluded.ref('excluded.name_en'),
        name_cn: excluded.ref('excluded.name_cn'),
        priority: excluded.ref('excluded.priority'),
      })),
    )
    .execute();
};
