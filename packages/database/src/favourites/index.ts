export * from './favourites.ts';
