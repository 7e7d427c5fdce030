export * from './profile.ts';
export * from './sessions.ts';
export * from './usage-records.ts';
