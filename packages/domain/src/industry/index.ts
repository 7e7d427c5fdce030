export * from './lookup.ts';
export * from './size-industry.ts';
export * from './size-bounds.ts';
export * from './size-grade.ts';
