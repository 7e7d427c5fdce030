import type { Generated } from 'kysely';

export interface ScreeningTables {
  /** Packed columns of 8,192 companies; `blocks.ts` tells what they hold. */
  screening_block: { generation: number; block: number; companies: number };
  /** Companies whose packed columns are no longer true. */
  screening_change: { change_id: Generated<number>; company_id: number };
}
