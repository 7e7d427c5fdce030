export * from './csv-parser.ts';
