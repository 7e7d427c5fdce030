const PLAIN_HAN = /^[\u4e00-\u9fff]*$/;
const NOT_LETTERS = /[^\p{L}\p{N}()]/gu;
const BRACKETS = /[()]/g;
const OPENING = /[［【〔《<[{]/g;
const CLOSING = /[］】〕》>\]}]/g;

/** One spelling for what is written alike: NFKC, lower case, round brackets, no space and no punctuation. */
export const foldName = (text: string): string =>
  PLAIN_HAN.test(text)
    ? text
    : text
        .normalize('NFKC')
        .toLowerCase()
        .replace(OPENING, '(')
        .replace(CLOSING, ')')
        .replace(NOT_LETTERS, '');

/** The folded name without its brackets: two names are the same name when these are equal. */
export const normaliseName = (text: string): string => foldName(text).replace(BRACKETS, '');

const HAN = /[\u3400-\u9fff]/;
export const hasHan = (text: string): boolean => HAN.test(text);
