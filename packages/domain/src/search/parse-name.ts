import { findBrand } from './business-words.ts';
import { foldName } from './fold-name.ts';
import { splitBranch, stripLegalForm } from './legal-forms.ts';
import { isRegion, splitRegion } from './regions.ts';

/** A Chinese company name, taken apart. All parts are folded; each may be empty but `flat`. */
export interface NameParts {
  /** `深圳市` of `深圳市华安达科技有限公司`, or of `华安达科技（深圳）有限公司`. */
  readonly region: string;
  /** Without region, brackets and legal form: `华安达科技`. */
  readonly core: string;
  /** `华安达`. */
  readonly brand: string;
  /** Region and core as they stand beside each other when the brackets are taken out. */
  readonly main: string;
  /** The whole name in its own order, without brackets and without the legal form that ends it. */
  readonly flat: string;
  /** The whole name without brackets. */
  readonly normalised: string;
}

const GROUP = /\(([^()]*)\)/g;

interface Unbracketed {
  readonly text: string;
  readonly groups: readonly string[];
}

const takeGroups = (folded: string): Unbracketed => {
  if (!folded.includes('(')) return { text: folded, groups: [] };
  const groups: string[] = [];
  const text = folded.replace(GROUP, (_, group: string) => {
    groups.push(group);
    return '';
  });
  return { text: text.replace(/[()]/g, ''), groups };
};

/** Takes a registered name apart. Everything is cut where it is anchored: a region in front, a form at the end. */
export const parseName = (name: string): NameParts => {
  const folded = foldName(name);
  const { text, groups } = takeGroups(folded);
  const { head, branch } = splitBranch(text);
  const main = stripLegalForm(head);
  const { region, rest: core } = splitRegion(main);
  const normalised = folded.replace(/[()]/g, '');
  const tail = branch === '' ? '' : stripLegalForm(branch);
  const flat = groups.length === 0 ? main + tail : stripLegalForm(splitBranch(normalised).head) + tail;
  return {
    region: region === '' ? (groups.find(isRegion) ?? '') : region,
    core,
    brand: findBrand(core),
    main,
    flat,
    normalised,
  };
};
