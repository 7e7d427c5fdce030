import type { OutboxChannel, OutboxState } from '@mingjian/domain/outbox';
import type { Selectable } from 'kysely';
import { readPage } from '../connection/index.ts';
import type { Database, Page } from '../connection/index.ts';
import type { OutboxTables } from './tables.ts';

export type OutboxRow = Selectable<OutboxTables['outbox']>;

export interface OutboxFilter {
  readonly channel?: OutboxChannel | undefined;
  readonly state?: OutboxState | undefined;
}

/** Messages, the newest first. */
export const listMessages = ({ kysely }: Database, { channel, state }: OutboxFilter, page: Page) => {
  const all = kysely
    .selectFrom('outbox')
    .$if(channel !== undefined, (query) => query.where('channel', '=', channel!))
    .$if(state === 'sent', (query) => query.where('sent_at', 'is not', null))
    .$if(state === 'waiting', (query) => query.where('sent_at', 'is', null).where('attempts', '=', 0))
    .$if(state === 'failed', (query) => query.where('sent_at', 'is', null).where('attempts', '>', 0));
  return readPage(all, all.selectAll().orderBy('message_id', 'desc'), page);
};

/** One message, or none. */
export const findMessage = ({ kysely }: Database, messageId: number): Promise<OutboxRow | undefined> =>
  kysely.selectFrom('outbox').selectAll().where('message_id', '=', messageId).executeTakeFirst();
