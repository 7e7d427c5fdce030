import type { RecordTables } from '../records/tables.ts';

/** Every table, by feature. A feature adds its own interface here. */
export interface Schema extends RecordTables {}
