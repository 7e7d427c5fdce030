import type { MatchReason } from '../search-terms/index.ts';
import { isBusinessWord } from './business-words.ts';
import { calculateSimilarity } from './distance.ts';
import { splitEnglishWords } from './english-words.ts';
import { hasHan } from './fold-name.ts';
import { parseName } from './parse-name.ts';
import type { NameParts } from './parse-name.ts';
import type { HanQuery, LatinQuery } from './parse-query.ts';
import { isShortName } from './name-tokens.ts';
import { readSyllables, takeInitials } from './pinyin.ts';

export interface NameMatch {
  readonly reason: MatchReason;
  /** 0-100; within ten points the better known company goes first. */
  readonly strength: number;
}

const match = (reason: MatchReason, strength: number): NameMatch => ({ reason, strength });

/** How well a Chinese name fits a query in Chinese; undefined when it does not hold all of it. */
export const matchHanName = (query: HanQuery, name: string): NameMatch | undefined => {
  const parts = parseName(name);
  const [only, ...others] = query.parts;
  if (!only) return undefined;
  if (parts.normalised === query.text) return match('full-name', 100);
  if (others.length > 0) return holdsAll(query, parts) ? match('name-part', 40) : undefined;
  // A branch is mostly typed without the legal form of its head office, which stands inside the name.
  if (parts.flat === query.text) return match('full-name', 90);
  if (!holdsPlaces(only, parts)) return undefined;
  if (only.core.length === 1 || isBusinessWord(only.core)) {
    return holdsPart(only, parts) ? match('name-part', 60) : undefined;
  }
  if (parts.core === only.core) return match(parts.brand === only.core ? 'brand' : 'full-name', 90);
  if (parts.brand === only.core) return match('brand', 80);
  if (parts.core.startsWith(only.core)) return match('name-part', 70);
  if (parts.normalised.includes(query.text)) return match('name-part', 60);
  return holdsPart(only, parts) ? match('name-part', 50) : undefined;
};

const holdsPlaces = ({ places }: NameParts, name: NameParts): boolean =>
  places.every((place) => name.normalised.includes(place));
const holdsPart = (part: NameParts, name: NameParts): boolean =>
  holdsPlaces(part, name) &&
  name.normalised.includes(part.tail) &&
  [name.normalised, name.main, name.flat].some((text) => text.includes(part.core));
const holdsAll = (query: HanQuery, name: NameParts): boolean =>
  query.parts.every((part) => holdsPart(part, name));

/** How alike a Chinese name and a query are when it does not hold the query as typed; 0-30 points. */
export const compareHanName = (query: HanQuery, name: string): NameMatch => {
  const parts = parseName(name);
  const core = query.parts.map((part) => part.core).join('');
  const place = query.parts.flatMap((part) => part.places).join('');
  const whole = calculateSimilarity(place + core, parts.places.join('') + parts.core);
  const inside = 0.97 * calculateSimilarity(core, parts.core);
  const flat = calculateSimilarity(query.parts.map((part) => part.main).join(''), parts.flat);
  return match('similar-name', 30 * Math.max(whole, inside - (place === '' ? 0 : 0.1), flat));
};

interface Spelling {
  /** With and without the place in front. */
  readonly sounds: readonly string[];
  readonly initials: readonly string[];
  readonly coreSound: string;
  readonly brandSound: string;
  readonly coreInitials: string;
}

/** The place may be left out, be written without suffixes, or only its first part may be given. */
const listPlaceSpellings = ({ region, places, core, behindFirstPlace }: NameParts): readonly string[] => [
  ...new Set([
    '',
    places[0] ?? '',
    places.join(''),
    region,
    behindFirstPlace.slice(0, behindFirstPlace.length - core.length),
    (places[0] ?? '') + behindFirstPlace.slice(0, behindFirstPlace.length - core.length),
  ]),
];

const spell = (parts: NameParts): Spelling => {
  const { core, brand } = parts;
  const coreSyllables = readSyllables(core);
  const places = listPlaceSpellings(parts).map(readSyllables);
  const coreSound = coreSyllables.join('');
  const coreInitials = takeInitials(coreSyllables);
  return {
    coreSound,
    coreInitials,
    brandSound: coreSyllables.slice(0, brand.length).join(''),
    sounds: places.map((place) => place.join('') + coreSound),
    initials: [
      ...places.map((place) => takeInitials(place) + coreInitials),
      ...(isShortName(parts) ? [takeInitials(readSyllables(parts.normalised))] : []),
    ],
  };
};

const beginsWith = (letters: string) => (text: string) => text.startsWith(letters);

const matchSpelling = ({ letters }: LatinQuery, parts: NameParts): NameMatch | undefined => {
  const spelling = spell(parts);
  if (spelling.brandSound === letters || spelling.coreSound === letters) return match('pinyin', 85);
  if (spelling.coreInitials === letters) return match('initials', 80);
  if (spelling.sounds.includes(letters)) return match('pinyin', 85);
  if (spelling.initials.includes(letters)) return match('initials', 80);
  if ([spelling.coreSound, ...spelling.sounds].some(beginsWith(letters))) return match('pinyin', 65);
  if ([spelling.coreInitials, ...spelling.initials].some(beginsWith(letters))) return match('initials', 55);
  return undefined;
};

const matchWords = (query: LatinQuery, name: string): NameMatch | undefined => {
  const words = splitEnglishWords(name);
  const known = new Set(words);
  const last = query.words.at(-1) ?? '';
  const before = query.words.slice(0, -1);
  const fits =
    before.every((word) => known.has(word)) && words.some((word) => word === last || isBegun(word, last));
  if (!fits) return undefined;
  if (words.join(' ') === query.words.join(' ')) return match('english-name', 95);
  const isWhole = known.has(last);
  return match('english-name', words[0] === query.words[0] ? (isWhole ? 75 : 62) : isWhole ? 60 : 45);
};

const isBegun = (word: string, beginning: string): boolean =>
  beginning.length > 2 && word.startsWith(beginning);

/** How well a name fits Latin letters: as English words, by its sound or by its initials. */
export const matchLatinName = (query: LatinQuery, name: string): NameMatch | undefined => {
  const words = /[a-z]/i.test(name) || !hasHan(name) ? matchWords(query, name) : undefined;
  if (!hasHan(name)) return words;
  const spelling = matchSpelling(query, parseName(name));
  if (!words) return spelling;
  return spelling && spelling.strength > words.strength ? spelling : { ...words, reason: 'name-part' };
};
