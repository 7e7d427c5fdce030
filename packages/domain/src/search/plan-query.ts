import { hashToken } from './hash-token.ts';
import { isWordOfForms } from './legal-forms.ts';
import { listBigrams, MAX_EDGE, MAX_INITIALS, PINYIN_LENGTHS } from './name-tokens.ts';
import type { NameParts } from './parse-name.ts';
import type { HanQuery, LatinQuery } from './parse-query.ts';
import { readSyllables, takeInitials } from './pinyin.ts';
import { groupPlaces, isRegionCharacter } from './regions.ts';

/** Tokens that one company must carry together. */
export type TokenSet = readonly number[];

/** How a query is answered from tokens; a company that fits any of the sets of a list fits the list. */
export interface QueryPlan {
  /** Whole names, brands and initials: their companies come first however little known they are. */
  readonly exact: readonly TokenSet[];
  readonly matching: readonly TokenSet[];
  /** Looked for in the names themselves, since no token is kept for it: a legal form, a character of a place. */
  readonly plainText?: string;
}

/** How many companies carry a token; rare tokens are not listed. */
export interface TokenFrequencies {
  readonly companies: number;
  frequencyOf(token: number): number;
}

const MAX_TOKENS = 6;

/** The rarest tokens of a set: they find the same companies at less cost. */
export const keepRarest = (tokens: TokenSet, frequencies: TokenFrequencies, count = MAX_TOKENS): TokenSet => {
  const distinct = [...new Set(tokens)];
  return distinct.length <= count
    ? distinct
    : distinct.sort((a, b) => frequencies.frequencyOf(a) - frequencies.frequencyOf(b)).slice(0, count);
};

export const bigramTokens = (text: string): TokenSet =>
  listBigrams(text).map((bigram) => hashToken('bigram', bigram));

/** Tokens of a text of any length: its bigrams, or the one character it is. */
export const textTokens = (text: string): TokenSet =>
  text.length === 1 ? [hashToken('character', text)] : bigramTokens(text);

export const placeTokens = (places: readonly string[]): TokenSet => places.flatMap(bigramTokens);

const tokensOfPart = (part: NameParts): TokenSet => [
  ...placeTokens(part.places),
  ...textTokens(part.core),
  ...bigramTokens(part.tail),
];

const findPlainText = ({ text }: HanQuery): string | undefined =>
  isWordOfForms(text) || (text.length === 1 && isRegionCharacter(text)) ? text : undefined;

/** A Chinese name or a part of one: every bigram of it, its places in any position. */
export const planHanQuery = (query: HanQuery, frequencies: TokenFrequencies): QueryPlan => {
  const matching = keepRarest(query.parts.flatMap(tokensOfPart), frequencies);
  const [only, ...others] = query.parts;
  const plainText = findPlainText(query);
  if (!only || others.length > 0) return { exact: [], matching: [matching] };
  const places = placeTokens(only.places);
  const exact = only.core.length > 1 ? [hashToken('core', only.core), hashToken('brand', only.core)] : [];
  return {
    exact: exact.map((token) => [token, ...places]),
    matching: [matching],
    ...(plainText !== undefined && { plainText }),
  };
};

let placesByInitials: ReadonlyMap<string, readonly string[]> | undefined;
let placesBySound: ReadonlyMap<string, readonly string[]> | undefined;

interface PlaceAndLetters {
  readonly place: string;
  readonly rest: string;
}

const SHORTEST_REST = 2;

/** Ways to read the beginning of the letters as a place: `szhadkj` may be 深圳 or 苏州 and `hadkj`. */
const splitPlaces = (
  letters: string,
  places: ReadonlyMap<string, readonly string[]>,
): readonly PlaceAndLetters[] => {
  const splits: PlaceAndLetters[] = [];
  for (let at = 2; at + SHORTEST_REST <= letters.length; at += 1) {
    for (const place of places.get(letters.slice(0, at)) ?? [])
      splits.push({ place, rest: letters.slice(at) });
  }
  return splits;
};

const pinyinBeginning = (letters: string): TokenSet => {
  const length = PINYIN_LENGTHS.findLast((kept) => kept <= letters.length);
  return length === undefined ? [] : [hashToken('pinyin', letters.slice(0, length))];
};

const initialsBeginning = (letters: string): TokenSet =>
  letters.length < 2 ? [] : [hashToken('initials', letters.slice(0, MAX_INITIALS))];

/** The last word may be unfinished; words before it are whole. */
const wordTokens = (words: readonly string[]): TokenSet =>
  words.map((word, at) =>
    at === words.length - 1 && word.length > 2
      ? hashToken('edge', word.slice(0, MAX_EDGE))
      : hashToken('word', word),
  );

/** Latin letters: initials or spelling of the name, with or without its place, or English words. */
export const planLatinQuery = ({ letters, words }: LatinQuery, frequencies: TokenFrequencies): QueryPlan => {
  placesByInitials ??= groupPlaces((place) => takeInitials(readSyllables(place)));
  placesBySound ??= groupPlaces((place) => readSyllables(place).join(''));
  const byInitials = splitPlaces(letters, placesByInitials);
  const bySound = splitPlaces(letters, placesBySound);
  const withPlace = (place: string, tokens: TokenSet): TokenSet => [...tokens, ...bigramTokens(place)];
  return {
    exact: [
      [hashToken('allInitials', letters)],
      [hashToken('brandPinyin', letters)],
      ...byInitials.map(({ place, rest }) => withPlace(place, [hashToken('allInitials', rest)])),
      ...bySound.map(({ place, rest }) => withPlace(place, [hashToken('brandPinyin', rest)])),
    ],
    matching: [
      initialsBeginning(letters),
      pinyinBeginning(letters),
      keepRarest(wordTokens(words), frequencies),
      ...byInitials.map(({ place, rest }) => withPlace(place, initialsBeginning(rest))),
      ...bySound.map(({ place, rest }) => withPlace(place, pinyinBeginning(rest))),
    ].filter((tokens) => tokens.length > 0),
  };
};
