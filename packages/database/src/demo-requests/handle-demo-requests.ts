import type { DemoRequestState } from '@mingjian/domain/demo-requests';
import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { escapeLike } from '../accounts/index.ts';
import { readPage } from '../connection/index.ts';
import type { Database, Page } from '../connection/index.ts';

export interface DemoRequestFilter extends Page {
  readonly status?: DemoRequestState | undefined;
  /** In the name of the company. */
  readonly keyword?: string | undefined;
}

/** Requests for a demonstration, the newest first. */
export const listDemoRequests = ({ kysely }: Database, filter: DemoRequestFilter) => {
  const like = `%${escapeLike(filter.keyword ?? '')}%`;
  const all = kysely
    .selectFrom('demo_request')
    .$if(filter.status !== undefined, (query) => query.where('status', '=', filter.status!))
    .$if(filter.keyword !== undefined, (query) => query.where(sql<SqlBool>`company ilike ${like}`));
  const shown = all.selectAll().orderBy('submitted_at', 'desc').orderBy('demo_request_id', 'desc');
  return readPage(all, shown, filter);
};

export type DemoRequestRow = Awaited<ReturnType<typeof listDemoRequests>>['rows'][number];

export const findDemoRequest = ({ kysely }: Database, demoRequestId: number) =>
  kysely
    .selectFrom('demo_request')
    .selectAll()
    .where('demo_request_id', '=', demoRequestId)
    .executeTakeFirst();

/** Sets state and note of a request; false when there is none. */
export const updateDemoRequest = async (
  { kysely }: Database,
  demoRequestId: number,
  change: {
    readonly status: DemoRequestState;
    readonly note: string;
    readonly by: number;
    readonly at: string;
  },
): Promise<boolean> => {
  const { numUpdatedRows } = await kysely
    .updateTable('demo_request')
    .set({ status: change.status, note: change.note, handled_by: change.by, handled_at: change.at })
    .where('demo_request_id', '=', demoRequestId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
