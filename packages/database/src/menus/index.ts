export * from './menus.ts';
