import { findBrand } from './business-words.ts';
import { splitEnglishWords, splitLatinRuns } from './english-words.ts';
import { hasHan } from './fold-name.ts';
import { hashToken } from './hash-token.ts';
import type { TokenKind } from './hash-token.ts';
import type { NameParts } from './parse-name.ts';
import { readSyllables, takeInitials } from './pinyin.ts';
import { isDoubtfulRegion } from './regions.ts';

/** Beginnings of the initials are kept up to this length; longer ones are found by their first six letters. */
export const MAX_INITIALS = 6;
export const MIN_INITIALS = 2;
/** Lengths of the beginnings of the spelled-out name that are kept; a query uses the longest that fits. */
export const PINYIN_LENGTHS = [3, 4, 6, 8, 12] as const;
export const MIN_EDGE = 3;
export const MAX_EDGE = 6;
const MAX_CHARACTERS = 12;

type Tokens = Set<number>;

export const listBigrams = (text: string): readonly string[] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));

const addBeginnings = (tokens: Tokens, kind: TokenKind, text: string, lengths: readonly number[]): void => {
  for (const length of lengths) if (length <= text.length) tokens.add(hashToken(kind, text.slice(0, length)));
};

const INITIAL_LENGTHS = Array.from({ length: MAX_INITIALS - MIN_INITIALS + 1 }, (_, at) => at + MIN_INITIALS);
const EDGE_LENGTHS = Array.from({ length: MAX_EDGE - MIN_EDGE + 1 }, (_, at) => at + MIN_EDGE);

const addBigrams = (tokens: Tokens, text: string): void => {
  for (let at = 0; at + 1 < text.length; at += 1) tokens.add(hashToken('bigram', text.slice(at, at + 2)));
};

const addWords = (tokens: Tokens, words: readonly string[]): void => {
  for (const word of words) {
    tokens.add(hashToken('word', word));
    addBeginnings(tokens, 'edge', word, EDGE_LENGTHS);
  }
};

const addInitials = (tokens: Tokens, text: string): void => {
  const initials = takeInitials(readSyllables(text));
  addBeginnings(tokens, 'initials', initials, INITIAL_LENGTHS);
  tokens.add(hashToken('allInitials', initials));
};

const addPinyin = (tokens: Tokens, { core, brand }: NameParts): void => {
  const syllables = readSyllables(core);
  addInitials(tokens, core);
  addBeginnings(tokens, 'pinyin', syllables.join(''), PINYIN_LENGTHS);
  tokens.add(hashToken('brandPinyin', syllables.slice(0, brand.length).join('')));
};

const SHORT_NAME = 6;

/** A name as exchanges write it, 盘江股份: its form is typed with it, `pjgf`. */
export const isShortName = ({ normalised }: NameParts): boolean => normalised.length <= SHORT_NAME;

/** Tokens of a Chinese name that is taken apart: current, former or short. */
export const addChineseName = (tokens: Tokens, parts: NameParts): void => {
  if (isDoubtfulRegion(parts.region)) {
    addPinyin(tokens, { ...parts, core: parts.main, brand: findBrand(parts.main) });
  }
  if (parts.behindFirstPlace !== parts.core) addInitials(tokens, parts.behindFirstPlace);
  if (isShortName(parts) && parts.normalised !== parts.core) addInitials(tokens, parts.normalised);
  tokens.add(hashToken('core', parts.core));
  tokens.add(hashToken('brand', parts.brand));
  addBigrams(tokens, parts.flat);
  if (parts.main !== parts.flat) addBigrams(tokens, parts.main);
  for (const character of parts.core.slice(0, MAX_CHARACTERS)) tokens.add(hashToken('character', character));
  addPinyin(tokens, parts);
  if (/[a-z0-9]/.test(parts.normalised)) addWords(tokens, splitLatinRuns(parts.normalised));
};

/** Tokens of an English name: words and their beginnings. */
export const addEnglishName = (tokens: Tokens, name: string): void => {
  if (!hasHan(name)) addWords(tokens, splitEnglishWords(name));
};

/** Lengths of the beginnings of a stock code; credit codes have an index of their own. */
const STOCK_CODE_LENGTHS = [3, 4, 5, 6];

export const addStockCode = (tokens: Tokens, code: string): void =>
  addBeginnings(tokens, 'code', code.toLowerCase(), STOCK_CODE_LENGTHS);
