export { makeFormatSource } from './make-format-source.ts';
