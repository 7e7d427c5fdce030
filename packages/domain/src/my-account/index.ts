export * from './describe-device.ts';
export * from './mobile-code-limits.ts';
export * from './read-mobile.ts';
