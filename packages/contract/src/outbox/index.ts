import { OUTBOX_CHANNELS, OUTBOX_STATES } from '@mingjian/domain/outbox';
import { z } from 'zod';
import { IdSchema, PageInputSchema, endpoint, pageOf } from '../wire/index.ts';

const base = { method: 'GET', right: 'platform.manage', rate: 'read' } as const;

export const OutboxMessageSchema = z.object({
  messageId: z.number().int(),
  channel: z.enum(OUTBOX_CHANNELS),
  /** Masked in the list. */
  recipient: z.string(),
  subject: z.string(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  state: z.enum(OUTBOX_STATES),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
});
export type OutboxMessage = z.infer<typeof OutboxMessageSchema>;

export const listMessages = endpoint({
  ...base,
  path: '/outbox/listMessages',
  summary: 'Messages to mail addresses and mobile numbers, the newest first, recipients masked',
  input: PageInputSchema.extend({
    channel: z.enum(OUTBOX_CHANNELS).optional(),
    state: z.enum(OUTBOX_STATES).optional(),
  }),
  output: pageOf(OutboxMessageSchema),
});

export const getMessage = endpoint({
  ...base,
  path: '/outbox/getMessage',
  summary: 'One message in full, to hand over what nothing has sent',
  input: z.object({ messageId: IdSchema }),
  output: OutboxMessageSchema.extend({ body: z.string() }),
  failures: ['message-does-not-exist'],
});
