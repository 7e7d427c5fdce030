import type { Payload } from '@mingjian/domain/records';

/**
 * How a value is read where the type of the dictionary field does not say it.
 * `yuan`, `ten-thousand`: an amount without a unit is in that unit. `amount-with-unit`: it is refused without one.
 */
export type Reader =
  | 'yuan'
  | 'ten-thousand'
  | 'amount-with-unit'
  | 'currency'
  | 'province'
  | 'industry-name'
  | 'industry-code'
  | 'mask'
  | 'is-there'
  | 'claimants'
  | 'defendants'
  | 'third-parties'
  | 'own-role'
  | 'own-result'
  | 'before-bar'
  | 'after-bar';

/**
 * Where a value of a dictionary field stands in an entry: `a.b`, `a[].b` (all of a list), `^.a` (the entry around); `|`
 * names a second place. As an object: with its own reader, or with the words of the provider for the codes of ours.
 */
export type FieldRule =
  | string
  | { readonly from: string; readonly read?: Reader; readonly words?: Readonly<Record<string, string>> };

/** Whom a field of type `ref` names. */
export interface PartyRule {
  readonly field: string;
  readonly name: string;
  /** Dictionary fields of the same record. */
  readonly code?: string;
  readonly type?: string;
  /** Place of the provider's own id of a person. */
  readonly personId?: string;
  readonly kind?: 'company' | 'person';
}

/** One list of a provider and the dimension that it fills: data, not code. */
export interface ListTable {
  /** Names of the list, the provider's own first. */
  readonly names: readonly string[];
  /** A list inside of each entry; its entries are the records. */
  readonly each?: string;
  readonly dimension: string;
  /** Dictionary fields that make an entry the same record next time; `hash:field` stands for a long text. */
  readonly key: readonly string[];
  readonly fields: Readonly<Record<string, FieldRule>>;
  /** What the list says of all its entries. */
  readonly fixed?: Payload;
  /** Fields of an entry that are known and say nothing for us: ids, pictures, addresses of the provider's pages. */
  readonly aside?: readonly string[];
  readonly dates?: {
    readonly event?: string;
    readonly published?: string;
    readonly validFrom?: string;
    readonly validTo?: string;
  };
  readonly isHistorical?: boolean;
  readonly party?: PartyRule;
}

/** Everything that an importer of one provider knows. */
export interface ProviderTable {
  readonly sourceId: string;
  /** Places in the basic information of a company. */
  readonly name: string;
  readonly creditCode: string;
  readonly registrationNumber: string;
  /** Names under which the basic information stands in a bundle. */
  readonly basicNames: readonly string[];
  /** Records that are read from the basic information itself. */
  readonly basic: readonly ListTable[];
  readonly lists: readonly ListTable[];
  /** Known in any entry and left aside. */
  readonly aside: readonly string[];
}
