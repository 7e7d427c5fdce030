export * from './list-roles.ts';
export * from './save-role.ts';
export * from './delete-role.ts';
export * from './give-role.ts';
