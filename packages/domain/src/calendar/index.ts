export * from './completed-months.ts';
export * from './day-in-china.ts';
