export * from './role.ts';
export * from './manage-roles.ts';
export * from './give-role.ts';
