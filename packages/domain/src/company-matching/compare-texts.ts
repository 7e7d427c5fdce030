import { readSyllables } from '../search/index.ts';

/** A character of the same sound is half a mistake: input methods offer it beside the right one. */
const SAME_SOUND_COST = 0.5;

interface Spelled {
  readonly characters: readonly string[];
  readonly syllables: readonly string[];
}

const spell = (text: string): Spelled => ({
  characters: Array.from(text),
  syllables: readSyllables(text),
});

const costOf = (a: Spelled, at: number, b: Spelled, to: number): number => {
  if (a.characters[at] === b.characters[to]) return 0;
  return a.syllables[at] === b.syllables[to] ? SAME_SOUND_COST : 1;
};

/** What it costs to turn one text into the other: insertions, deletions, replacements, swaps of neighbours. */
const countCost = (a: Spelled, b: Spelled): number => {
  const width = b.characters.length + 1;
  let beforeLast = new Float64Array(width);
  let last = Float64Array.from({ length: width }, (_, column) => column);
  for (let row = 1; row <= a.characters.length; row += 1) {
    const current = new Float64Array(width);
    current[0] = row;
    for (let column = 1; column < width; column += 1) {
      const replaced = (last[column - 1] ?? 0) + costOf(a, row - 1, b, column - 1);
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, replaced);
      const isSwap =
        row > 1 &&
        column > 1 &&
        a.characters[row - 1] === b.characters[column - 2] &&
        a.characters[row - 2] === b.characters[column - 1];
      if (isSwap) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current[column] = cost;
    }
    [beforeLast, last] = [last, current];
  }
  return last[width - 1] ?? 0;
};

/** 1 for equal texts, 0 for texts that share nothing; characters of the same sound count half. */
export const compareTexts = (a: string, b: string): number => {
  if (a === b) return 1;
  const [left, right] = [spell(a), spell(b)];
  const longest = Math.max(left.characters.length, right.characters.length);
  return longest === 0 ? 1 : Math.max(0, 1 - countCost(left, right) / longest);
};

/** Whether two different texts are spoken alike. */
export const soundsAlike = (a: string, b: string): boolean =>
  a.length === b.length && readSyllables(a).join(' ') === readSyllables(b).join(' ');
