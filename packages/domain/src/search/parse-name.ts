import { findBrand } from './business-words.ts';
import { foldName } from './fold-name.ts';
import { splitBranch, stripLegalForm, stripTypedLegalForm } from './legal-forms.ts';
import { bareRegion, isRegion, splitRegion } from './regions.ts';

/** A Chinese company name, taken apart. All parts are folded; each may be empty but `flat`. */
export interface NameParts {
  /** `深圳市` of `深圳市华安达科技有限公司`, or of `华安达科技（深圳）有限公司`. */
  readonly region: string;
  /** The same, place by place, without suffixes: `广东`, `深圳`. */
  readonly places: readonly string[];
  /** Without region, brackets and legal form: `华安达科技`. */
  readonly core: string;
  /** The core with its district or county before it, as it stands behind province and city. */
  readonly behindFirstPlace: string;
  /** `华安达`. */
  readonly brand: string;
  /** Region and core as they stand beside each other when the brackets are taken out. */
  readonly main: string;
  /** What tells a branch from its head office: `南昌朝阳` of `… 股份有限公司南昌朝阳支行`. */
  readonly tail: string;
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

/** Everything is cut where it is anchored: a region in front, a form at the end. */
const parse = (folded: string, strip: (text: string) => string, shortestCore: number): NameParts => {
  const { text, groups } = takeGroups(folded);
  const { head, branch } = splitBranch(text);
  const main = strip(head);
  const { region, places, behindFirst, rest: core } = splitRegion(main, shortestCore);
  const normalised = folded.replace(/[()]/g, '');
  const tail = branch === '' ? '' : stripLegalForm(branch);
  const flat = groups.length === 0 ? main + tail : strip(splitBranch(normalised).head) + tail;
  const bracketed = groups.find(isRegion) ?? '';
  return {
    region: region === '' ? bracketed : region,
    places: region === '' && bracketed !== '' ? [bareRegion(bracketed)] : places,
    tail,
    core,
    behindFirstPlace: behindFirst,
    brand: findBrand(core),
    main,
    flat,
    normalised,
  };
};

const SHORTEST_CORE = 2;

/** Takes a registered name apart. */
export const parseName = (name: string): NameParts => parse(foldName(name), stripLegalForm, SHORTEST_CORE);

/** Takes apart what somebody typed: a legal form may be unfinished, one character may follow a place. */
export const parseTypedName = (text: string): NameParts => parse(foldName(text), stripTypedLegalForm, 1);
