export * from './list-organisations.ts';
export * from './move-organisation.ts';
export * from './update-organisation.ts';
export * from './delete-organisation.ts';
