/** A civil, enforcement or bankruptcy case of a Chinese court: `（2023）沪0115民初1234号`. */
const CASE_NUMBER = /\((\d{4})\)([一-鿿]{1,3}\d{0,4}[一-鿿]{1,6})(\d+)号?(?:之[一二三四五六七八九十\d]+)?/gu;

const FULL_WIDTH = /[！-～]/g;
const FULL_WIDTH_SHIFT = 0xfee0;
const BRACKETS: Readonly<Record<string, string>> = {
  '〔': '(',
  '〕': ')',
  '[': '(',
  ']': ')',
  '【': '(',
  '】': ')',
};

/** One way of writing: half-width, round brackets, no spaces. */
const fold = (text: string): string =>
  text
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_SHIFT))
    .replace(/[〔〕[\]【】]/g, (sign) => BRACKETS[sign] ?? sign)
    .replace(/\s+/g, '')
    .replace(/第(?=\d)/g, '');

/**
 * The case numbers in a text, however their brackets are written, with or without 第 and 之一: two records of one case
 * give the same. Texts that hold none give nothing.
 */
export const listCaseNumbers = (text: string): readonly string[] =>
  [...fold(text).matchAll(CASE_NUMBER)].map(
    ([, year, court, number]) => `(${year})${court}${String(Number(number))}号`,
  );
