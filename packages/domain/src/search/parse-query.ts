import { MAX_KEYWORD_LENGTH } from '../search-terms/index.ts';
import { splitEnglishWords } from './english-words.ts';
import { foldName, hasHan } from './fold-name.ts';
import { parseTypedName } from './parse-name.ts';
import type { NameParts } from './parse-name.ts';

/** What somebody typed, told apart by its script. */
export type SearchQuery = { readonly kind: 'empty' } | CodeQuery | HanQuery | LatinQuery;

export interface CodeQuery {
  readonly kind: 'code';
  /** Upper case, no spaces: a credit code, stock code or registration number, or the beginning of one. */
  readonly code: string;
  readonly otherwise: LatinQuery;
}

export interface HanQuery {
  readonly kind: 'han';
  /** One for each part that a space sets apart. */
  readonly parts: readonly NameParts[];
  /** All parts, folded and joined. */
  readonly text: string;
}

export interface LatinQuery {
  readonly kind: 'latin';
  /** Everything in lower case without spaces and without the spelled-out legal form. */
  readonly letters: string;
  readonly words: readonly string[];
}

const CODE = /^(?=(?:\D*\d){3})[0-9][0-9A-HJ-NPQRTUWXY]{2,17}$/;
const SPELLED_FORMS = /(?<=..)(?:(?:gufen|jituan)?youxian(?:zeren)?gongsi|(?:gf|jt)?yx(?:zr)?gs)$/;

const makeLatin = (keyword: string): LatinQuery => ({
  kind: 'latin',
  letters: foldName(keyword)
    .replace(/[^a-z0-9]/g, '')
    .replace(SPELLED_FORMS, ''),
  words: splitEnglishWords(keyword),
});

/** Tells a code, a Chinese name (or part) and Latin letters apart: pinyin, initials and English share the last. */
export const parseQuery = (keyword: string): SearchQuery => {
  const text = keyword.normalize('NFKC').trim().slice(0, MAX_KEYWORD_LENGTH);
  if (hasHan(text)) {
    const parts = text
      .split(/\s+/)
      .map(parseTypedName)
      .filter((part) => part.normalised !== '');
    return { kind: 'han', parts, text: parts.map((part) => part.normalised).join('') };
  }
  const latin = makeLatin(text);
  if (latin.letters === '') return { kind: 'empty' };
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? { kind: 'code', code, otherwise: latin } : latin;
};
