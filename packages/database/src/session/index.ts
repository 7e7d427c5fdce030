export * from './find-session.ts';
export * from './change-sessions.ts';
export * from './list-sessions.ts';
export * from './login-attempts.ts';
