export * from './find-session.ts';
export * from './change-sessions.ts';
