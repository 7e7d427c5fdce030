import { foldName, parseName } from '../search/index.ts';
import type { NameParts } from '../search/index.ts';
import { findLegalForm } from './legal-form.ts';

/** A name taken apart for comparing. */
export interface SplitName {
  readonly parts: NameParts;
  readonly form: string;
}

const COMPANY = '公司';

/** A branch is told by what stands behind the form of its head office, so the form is looked for in front of it. */
const headOf = (folded: string): string => {
  const at = folded.indexOf(COMPANY);
  return at > 0 ? folded.slice(0, at + COMPANY.length) : folded;
};

export const splitName = (name: string): SplitName => ({
  parts: parseName(name),
  form: findLegalForm(headOf(foldName(name).replace(/\([^()]*\)/g, ''))),
});
