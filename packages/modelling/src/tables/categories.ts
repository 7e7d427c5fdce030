import { readTexts } from './table.ts';
import type { Table } from './table.ts';

/** A column of texts with more words than these names cases and does not sort them. */
const MOST_WORDS = 30;
const SIGN = ' = ';

const makeIndicator = (texts: readonly string[], word: string): Float64Array =>
  Float64Array.from(texts, (text) => (text === word ? 1 : 0));

/** The table with a column of 0 and 1 for each word of its columns of few words: `Sector = Utils`. */
export const addCategories = (table: Table): Table => {
  const numbers = new Map(table.numbers);
  for (const [name, texts] of table.texts) {
    const words = [...new Set(texts)].filter((word) => word !== '').toSorted();
    if (words.length < 2 || words.length > MOST_WORDS) continue;
    for (const word of words) numbers.set(`${name}${SIGN}${word}`, makeIndicator(texts, word));
  }
  return { ...table, numbers };
};

/** The table with those of the named columns that are a word of a column of texts, whatever words it holds now. */
export const addNamedCategories = (table: Table, names: readonly string[]): Table => {
  const numbers = new Map(table.numbers);
  for (const name of names) {
    const [column = '', word] = name.split(SIGN);
    if (word === undefined || numbers.has(name) || !table.names.includes(column)) continue;
    numbers.set(name, makeIndicator(readTexts(table, column), word));
  }
  return { ...table, numbers };
};
