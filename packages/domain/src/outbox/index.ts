export const OUTBOX_CHANNELS = ['mail', 'mobile'] as const;
export type OutboxChannel = (typeof OUTBOX_CHANNELS)[number];

/** `failed`: tried at least once, and not sent. */
export const OUTBOX_STATES = ['waiting', 'sent', 'failed'] as const;
export type OutboxState = (typeof OUTBOX_STATES)[number];
