export * from './completed-months.ts';
export * from './day-in-china.ts';
export * from './days-between.ts';
