import { pinyin } from 'pinyin-pro';

/** Characters whose reading depends on the word: 银行 hang, 行 xing. Measured on registered names. */
const READ_IN_WORDS = /[行重都厦藏长畜会六模蚌乐铅阿枞朴柏调卜朝仔参传单曾解盛沈石宿万食]/;
const HAN = /[\u3400-\u9fff]/;

const syllables = new Map<string, string>();

const readCharacter = (character: string): string => {
  const known = syllables.get(character);
  if (known !== undefined) return known;
  const syllable = HAN.test(character) ? toLetters(pinyin(character, { toneType: 'none' })) : character;
  syllables.set(character, syllable);
  return syllable;
};

const toLetters = (reading: string): string => reading.replaceAll('ü', 'v').replace(/[^a-z]/g, '');

/**
 * One syllable a character, toneless, `v` for ü; Latin letters and digits stand for themselves.
 * Characters are read once and remembered; only names with an ambiguous one are read as words.
 */
export const readSyllables = (text: string): readonly string[] => {
  const characters = Array.from(text);
  if (READ_IN_WORDS.test(text)) {
    const readings = pinyin(text, { toneType: 'none', type: 'array', nonZh: 'spaced' });
    if (readings.length === characters.length) {
      return readings.map((reading, at) =>
        HAN.test(characters[at] ?? '') ? toLetters(reading) : (characters[at] ?? ''),
      );
    }
  }
  return characters.map(readCharacter);
};

/** First letter of each syllable: `hadkj` for 华安达科技. */
export const takeInitials = (syllablesOfText: readonly string[]): string =>
  syllablesOfText.map((syllable) => syllable.charAt(0)).join('');
