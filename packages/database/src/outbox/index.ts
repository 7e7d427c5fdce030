export * from './list-messages.ts';
