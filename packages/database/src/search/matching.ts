import type { SearchFilters, TokenSet } from '@mingjian/domain/search';

/** What is asked for without tokens: how the credit code begins, which companies, or what the name holds. */
export interface Restriction {
  readonly codeBegins?: string;
  readonly companyIds?: readonly number[];
  readonly nameHolds?: string;
}

/** Which search rows are meant: any of the token sets (none: no words were asked for), and all of the filters. */
export interface Matching {
  readonly sets: readonly TokenSet[];
  readonly filters: SearchFilters;
  readonly only?: Restriction;
  /** The moment as known at which rows are read; absent: now. */
  readonly knownAt?: string | undefined;
}
