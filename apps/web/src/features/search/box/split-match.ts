export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Length of the longest run from `at` on that stands in the keyword as well. */
const runLength = (name: string, keyword: string, at: number): number => {
  let length = 0;
  while (at + length < name.length && keyword.includes(name.slice(at, at + length + 1))) length += 1;
  return length;
};

const LATIN = /^[\p{Script=Latin}\p{N}\s.,&'()-]+$/u;

/** Latin names are read word by word: a typed word marks the beginning of a word, not letters inside of it. */
const splitWords = (name: string, keyword: string): readonly TextPart[] => {
  const typed = fold(keyword)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return name
    .split(/(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])/u)
    .flatMap((word) => {
      const folded = fold(word);
      const length = Math.max(0, ...typed.map((start) => (folded.startsWith(start) ? start.length : 0)));
      return [
        { text: word.slice(0, length), isMatch: true },
        { text: word.slice(length), isMatch: false },
      ];
    })
    .filter(({ text }) => text !== '')
    .reduce<{ text: string; isMatch: boolean }[]>((parts, part) => {
      const last = parts.at(-1);
      if (last?.isMatch === part.isMatch) last.text += part.text;
      else parts.push({ ...part });
      return parts;
    }, []);
};

/**
 * Parts a name into what was typed and what was not. Runs of one character count only for a keyword of one,
 * so that a name found by its sound or initials is left unmarked.
 */
export const splitMatch = (name: string, keyword: string): readonly TextPart[] => {
  const folded = fold(name);
  const typed = fold(keyword).replace(/\s+/g, '');
  // Folding may change the length (`㈱`): positions would no longer fit.
  if (typed === '' || folded.length !== name.length) return [{ text: name, isMatch: false }];
  if (LATIN.test(name)) return splitWords(name, keyword);
  const shortest = Math.min(2, typed.length);
  const parts: { text: string; isMatch: boolean }[] = [];
  for (let at = 0; at < name.length;) {
    const run = runLength(folded, typed, at);
    const isMatch = run >= shortest;
    const text = name.slice(at, at + (isMatch ? run : 1));
    const last = parts.at(-1);
    if (last && last.isMatch === isMatch) last.text += text;
    else parts.push({ text, isMatch });
    at += text.length;
  }
  return parts;
};
