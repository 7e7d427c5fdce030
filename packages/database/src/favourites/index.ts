export * from './company-cards.ts';
export * from './favourites.ts';
