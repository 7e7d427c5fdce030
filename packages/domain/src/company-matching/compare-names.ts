import { hasHan } from '../search/index.ts';
import { compareEnglishNames } from './compare-english-names.ts';
import { compareTexts, soundsAlike } from './compare-texts.ts';
import { isShortForm } from './legal-form.ts';
import type { SplitName } from './split-name.ts';
import type { PartScore } from './subject.ts';

/** A name that is not the same stays below what is taken for found without anybody looking: README. */
export const MOST_FOR_UNLIKE = 84;
const BRAND_ONLY = 72;
const FORM_MISSING = -3;
const FORM_DIFFERS = -14;
const BRANCH_DIFFERS = -35;

const nameScore = (finding: PartScore['finding'], points: number): PartScore => ({
  part: 'name',
  finding,
  points: Math.round(points),
});

const compareCores = ({ parts: wanted }: SplitName, { parts: known }: SplitName): PartScore => {
  if (wanted.core === known.core) return nameScore('same-core', 100);
  // Where the place is read otherwise on both sides (大同堂): the whole decides.
  if (wanted.main === known.main || wanted.flat === known.flat) return nameScore('same-core', 100);
  if (wanted.core === known.brand && wanted.core.length > 1) return nameScore('brand-only', BRAND_ONLY);
  if (soundsAlike(wanted.core, known.core)) return nameScore('same-sound', MOST_FOR_UNLIKE);
  const likeness = Math.max(
    compareTexts(wanted.core, known.core),
    compareTexts(wanted.main, known.main) - 0.05,
  );
  return nameScore('similar', Math.min(MOST_FOR_UNLIKE, 100 * likeness));
};

const compareForms = ({ form: wanted }: SplitName, { form: known }: SplitName): readonly PartScore[] => {
  if (wanted === known) return [];
  const part = 'legal-form';
  return isShortForm(wanted) || isShortForm(known)
    ? [{ part, finding: 'missing', points: FORM_MISSING }]
    : [{ part, finding: 'differs', points: FORM_DIFFERS }];
};

const compareBranches = ({ parts: wanted }: SplitName, { parts: known }: SplitName): readonly PartScore[] =>
  wanted.tail === known.tail ? [] : [{ part: 'branch', finding: 'differs', points: BRANCH_DIFFERS }];

/** How well two Chinese names fit, part by part. */
const compareChineseNames = (wanted: SplitName, known: SplitName): readonly PartScore[] => {
  if (wanted.parts.normalised === known.parts.normalised) return [nameScore('same', 100)];
  return [compareCores(wanted, known), ...compareForms(wanted, known), ...compareBranches(wanted, known)];
};

/** The same for names of any script. */
export const compareNames = (wanted: SplitName, known: SplitName): readonly PartScore[] => {
  const [left, right] = [wanted.parts.normalised, known.parts.normalised];
  if (hasHan(left) && hasHan(right)) return compareChineseNames(wanted, known);
  return [nameScore(...compareEnglishNames(left, right))];
};
