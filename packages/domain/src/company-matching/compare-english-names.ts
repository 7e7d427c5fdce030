import type { PartFinding } from './subject.ts';

/** What company forms look like when a name is folded to its letters. */
const FORMS =
  /(?:companylimited|colimited|coltd|corporation|incorporated|limited|company|group|corp|inc|ltd|llc|plc|co)$/;

const stripForms = (letters: string): string => {
  const stripped = letters.replace(FORMS, '');
  return stripped === letters || stripped.length < 3 ? letters : stripForms(stripped);
};

const listPairs = (letters: string): readonly string[] =>
  Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2));

/** Twice the pairs of letters that both have, over all pairs (Dice). */
const compareLetters = (a: string, b: string): number => {
  const pairs = listPairs(b);
  const left = listPairs(a);
  const total = left.length + pairs.length;
  const rest = [...pairs];
  const shared = left.filter((pair) => {
    const at = rest.indexOf(pair);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return total === 0 ? 0 : (2 * shared.length) / total;
};

const MOST_FOR_UNLIKE = 84;

/** Names in Latin letters, folded: the same but for the form, or how many pairs of letters they share. */
export const compareEnglishNames = (
  wanted: string,
  known: string,
): readonly [finding: PartFinding, points: number] => {
  if (wanted === known) return ['same', 100];
  const [left, right] = [stripForms(wanted), stripForms(known)];
  if (left === right) return ['same-core', 97];
  return ['similar', Math.min(MOST_FOR_UNLIKE, 100 * compareLetters(left, right))];
};
