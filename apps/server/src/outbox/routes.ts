import * as contract from '@mingjian/contract/outbox';
import { findMessage, listMessages } from '@mingjian/database/outbox';
import type { OutboxRow } from '@mingjian/database/outbox';
import type { OutboxChannel, OutboxState } from '@mingjian/domain/outbox';
import { maskEmail, maskPhone } from '@mingjian/domain/personal-data';
import type { FastifyInstance } from 'fastify';
import { ApplicationFailure, register } from '../http/index.ts';

const stateOf = ({ sent_at, attempts }: OutboxRow): OutboxState =>
  sent_at === null ? (attempts > 0 ? 'failed' : 'waiting') : 'sent';

const present = (row: OutboxRow): contract.OutboxMessage => ({
  messageId: row.message_id,
  channel: row.channel as OutboxChannel,
  recipient: row.recipient,
  subject: row.subject,
  createdAt: row.created_at,
  sentAt: row.sent_at,
  state: stateOf(row),
  attempts: row.attempts,
  lastError: row.last_error,
});

const MASKS: Readonly<Record<OutboxChannel, (recipient: string) => string>> = {
  mail: maskEmail,
  mobile: maskPhone,
};

const presentMasked = (row: OutboxRow): contract.OutboxMessage => {
  const message = present(row);
  return { ...message, recipient: MASKS[message.channel](message.recipient) };
};

export const registerOutbox = (app: FastifyInstance): void => {
  register(app, contract.listMessages, async ({ db, input }) => {
    const { page, pageSize, ...filter } = input;
    const { rows, total } = await listMessages(db, filter, { page, pageSize });
    return { items: rows.map(presentMasked), total, totalIsCapped: false, page, pageSize };
  });
  register(app, contract.getMessage, async ({ db, input }) => {
    const row = await findMessage(db, input.messageId);
    if (!row) throw new ApplicationFailure('message-does-not-exist');
    return { ...present(row), body: row.body };
  });
};
