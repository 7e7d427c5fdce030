export * from './list-messages.ts';
export * from './write-outbox.ts';
