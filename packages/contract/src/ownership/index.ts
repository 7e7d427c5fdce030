export * from './node.ts';
export * from './penetration.ts';
export * from './owners.ts';
export * from './relations.ts';
export * from './relation.ts';
export * from './statement.ts';
export * from './download.ts';
