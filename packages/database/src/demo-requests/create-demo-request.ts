import type { Database } from '../connection/index.ts';

export interface NewDemoRequest {
  readonly company: string;
  readonly contact: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
  readonly language: string;
  /** ISO instant. */
  readonly at: string;
}

/** Stores a request for a demonstration. */
export const createDemoRequest = async (
  { kysely }: Database,
  { at, ...request }: NewDemoRequest,
): Promise<void> => {
  await kysely
    .insertInto('demo_request')
    .values({ ...request, submitted_at: at })
    .execute();
};
