export * from './count-unread.ts';
