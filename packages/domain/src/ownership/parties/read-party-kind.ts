import type { PartyKind } from '../beneficial-owners/facts.ts';

/** Authorities of the state by name, where a source gives them no kind of their own: 国有资产监督管理委员会, 财政局, 人民政府 ... */
const AUTHORITY = /(国有资产监督管理(委员会|局|办公室)|国资委|财政(部|厅|局)|人民政府|管理委员会)$/;

/** What a holder is to the tests: its kind as a party, its type as the register gives it, its name. */
export interface HolderWords {
  /** `company`, `person`, `foreign`, `state`, `other`; null where it is not on file. */
  readonly kind: string | null;
  /** shareholder_type of the dictionary. */
  readonly type: string | null;
  readonly name: string;
}

/**
 * Where the way up ends: state-asset authorities and local governments. A company that the state owns is none of them, so that
 * the firms of one authority do not become one group.
 */
export const isStateBody = ({ kind, type, name }: HolderWords): boolean =>
  kind === 'state' || (kind !== 'company' && type === 'state') || AUTHORITY.test(name);

export const readPartyKind = (holder: HolderWords): PartyKind => {
  if (isStateBody(holder)) return 'state';
  const { kind, type } = holder;
  if (kind === 'person' || (kind !== 'company' && type === 'natural_person')) return 'person';
  return kind === 'company' || type === 'enterprise' || type === 'fund' ? 'company' : 'unknown';
};
