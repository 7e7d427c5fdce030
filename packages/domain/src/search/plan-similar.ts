import { hashToken } from './hash-token.ts';
import { PINYIN_LENGTHS } from './name-tokens.ts';
import type { HanQuery } from './parse-query.ts';
import { readSyllables } from './pinyin.ts';
import { bigramTokens, keepRarest, textTokens } from './plan-query.ts';
import type { TokenFrequencies, TokenSet } from './plan-query.ts';
import { takeInnerRegion } from './regions.ts';

const TOKENS_OF_A_SET = 4;
/** So many names are compared with the query letter by letter. */
export const MAX_COMPARED = 250;
const LONGEST_CORE = 14;

/** Parts of a name that are true together; the tokens of one part overlap, those of different parts do not. */
type Shape = readonly TokenSet[];

/** How many companies fit a shape if its parts were spread independently. */
const expectedCompanies = (shape: Shape, { companies, frequencyOf }: TokenFrequencies): number => {
  const all = Math.max(1, companies);
  return shape.reduce((fitting, part) => (fitting * Math.min(all, ...part.map(frequencyOf))) / all, all);
};

/** What stays true of the name when the character at `at` is wrong. */
const leaveOut = (core: string, at: number): Shape => [
  textTokens(core.slice(0, at)),
  textTokens(core.slice(at + 1)),
];

/** What stays true of the name when a character is missing before `at`. */
const splitAt = (core: string, at: number): Shape => [
  textTokens(core.slice(0, at)),
  textTokens(core.slice(at)),
];

/** The same sound in other characters: the commonest slip of an input method. */
const sameSound = (core: string): Shape => {
  const sound = readSyllables(core).join('');
  const length = PINYIN_LENGTHS.findLast((kept) => kept <= sound.length);
  return length === undefined ? [] : [[hashToken('pinyin', sound.slice(0, length))]];
};

const listShapes = (core: string): readonly Shape[] =>
  core.length < 2
    ? []
    : [
        sameSound(core),
        ...Array.from({ length: core.length - 1 }, (_, at) => splitAt(core, at + 1)),
        ...Array.from({ length: core.length }, (_, at) => leaveOut(core, at)),
        // A district that is misspelled is not recognised as one: the name begins behind it.
        ...(core.length > 5 ? [[textTokens(core.slice(3))]] : []),
      ];

/**
 * Token sets for names that differ from the query by one character, by the place or by where the place stands.
 * For a query that no company matches as it was typed.
 */
export const planSimilarNames = (query: HanQuery, frequencies: TokenFrequencies): readonly TokenSet[] => {
  const core = query.parts
    .map((part) => part.core)
    .join('')
    .slice(0, LONGEST_CORE);
  const places = query.parts.flatMap((part) => part.places).map(bigramTokens);
  const inner = takeInnerRegion(core);
  const shapes: readonly Shape[] = [
    ...(places.length > 0 ? [[textTokens(core)]] : []),
    ...(inner ? [[...inner.places.map(bigramTokens), textTokens(inner.rest)]] : []),
    ...listShapes(core).flatMap((shape) => (places.length > 0 ? [[...shape, ...places], shape] : [shape])),
  ];
  const telling = shapes
    .map((shape) => shape.filter((part) => part.length > 0))
    .filter(({ length }) => length > 0);
  return takeTelling(telling, frequencies).map((shape) =>
    keepRarest(shape.flat(), frequencies, TOKENS_OF_A_SET),
  );
};

/** The shapes that fewest companies fit, until together they fit more than are compared. */
const takeTelling = (shapes: readonly Shape[], frequencies: TokenFrequencies): readonly Shape[] => {
  const counted = shapes
    .map((shape) => ({ shape, expected: expectedCompanies(shape, frequencies) }))
    .sort((a, b) => a.expected - b.expected);
  let sum = 0;
  const taken = counted.filter(({ expected }) => (sum += expected) <= MAX_COMPARED).map(({ shape }) => shape);
  return [
    ...new Map(
      taken.map((shape) => [
        shape
          .flat()
          .toSorted((a, b) => a - b)
          .join(),
        shape,
      ]),
    ).values(),
  ];
};
