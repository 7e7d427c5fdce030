import type { Database } from '../connection/index.ts';

export interface OutboxMessage {
  readonly channel: 'mail' | 'mobile';
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** ISO instant. */
  readonly at: string;
}

/** Leaves a message to be sent, or to be read here where nothing sends. */
export const writeOutbox = async ({ kysely }: Database, message: OutboxMessage): Promise<void> => {
  const { channel, recipient, subject, body, at } = message;
  await kysely
    .insertInto('outbox')
    .values({
      channel,
      recipient,
      subject,
      body,
      created_at: at,
      sent_at: null,
      attempts: 0,
      last_error: null,
    })
    .execute();
};
