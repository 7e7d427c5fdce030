/** ISO calendar date, `YYYY-MM-DD`. */
export type IsoDate = string;
/** ISO instant with zone, `2024-03-01T00:00:00.000Z`. */
export type IsoInstant = string;

export const RECORD_STATUSES = [
  'current',
  'historical',
  'removed_by_source',
  'repaired',
  'disputed',
  'corrected',
] as const;
export type RecordStatus = (typeof RECORD_STATUSES)[number];

export const ENTRY_METHODS = ['feed', 'import', 'user_upload', 'analyst', 'synthetic'] as const;
export type EntryMethod = (typeof ENTRY_METHODS)[number];

/** Why a dimension of a company has no rows; `found` when it has. Never shown as 0. */
export const COVERAGE_STATES = [
  'found',
  'none_found',
  'not_disclosed',
  'not_applicable',
  'not_covered',
  'not_yet_fetched',
  'withheld',
] as const;
export type CoverageState = (typeof COVERAGE_STATES)[number];

export const PARTY_KINDS = ['company', 'person', 'foreign', 'state', 'other'] as const;
export type PartyKind = (typeof PARTY_KINDS)[number];

/** Schemes of `party_key`. `name_in_company` and `person` identify holders that have no public number. */
export const KEY_SCHEMES = [
  'credit_code',
  'registration_number',
  'stock_code',
  'lei',
  'zhongzheng_code',
  'sinosure_buyer_code',
  'person',
  'name',
  'name_in_company',
] as const;
export type KeyScheme = (typeof KEY_SCHEMES)[number];

export interface PartyKey {
  readonly scheme: KeyScheme;
  readonly value: string;
}

/** A party as a source names it: found by any of its keys, created with all of them when none is known. */
export interface PartyDraft {
  readonly kind: PartyKind;
  readonly name: string;
  readonly keys: readonly PartyKey[];
}

export type PayloadValue =
  | string
  | number
  | boolean
  | null
  | readonly PayloadValue[]
  | { readonly [key: string]: PayloadValue };

/** Dictionary field -> value. Money and percent are decimal strings (yuan; 0-100), dates ISO strings. */
export type Payload = Readonly<Record<string, PayloadValue>>;

/** One statement of one source about one company, before it has a version. */
export interface RecordDraft {
  readonly dimension: string;
  /** What makes this record the same record next time: a case number, a period, a person with a post. */
  readonly naturalKey: string;
  readonly payload: Payload;
  readonly status?: RecordStatus;
  /** When it was true in the world. */
  readonly validFrom?: IsoDate | null;
  readonly validTo?: IsoDate | null;
  readonly eventDate?: IsoDate | null;
  readonly publishedOn?: IsoDate | null;
  /** 0-100: how sure the link between record and company is. */
  readonly confidence?: number;
  /** Overrides the batch: when we first knew this version. */
  readonly knownFrom?: IsoInstant;
  readonly sourceId?: string;
  readonly sourceUrl?: string | null;
  /** Row, page or cell in the stored original. */
  readonly locator?: string | null;
  /** Payload fields of type `ref`, resolved to party ids when the record is saved. */
  readonly refs?: Readonly<Record<string, PartyDraft>>;
}

export interface CoverageDraft {
  readonly dimension: string;
  readonly state: CoverageState;
  readonly sourceId?: string;
}

export interface CompanyBatch {
  readonly party: PartyDraft;
  readonly records: readonly RecordDraft[];
  readonly coverage?: readonly CoverageDraft[];
}

/** What `saveRecords` takes: many companies, one moment of knowledge, one original. */
export interface RecordBatch {
  readonly knownFrom: IsoInstant;
  readonly retrievedAt: IsoInstant;
  readonly sourceId: string;
  readonly enteredBy: EntryMethod;
  readonly isSynthetic: boolean;
  readonly sourceDocumentId?: number | null;
  readonly companies: readonly CompanyBatch[];
}

/** A version as it is stored. The only change it ever sees is that `knownTo` closes. */
export interface RecordVersion {
  readonly companyId: number;
  readonly recordId: number;
  readonly version: number;
  readonly dimension: string;
  readonly knownFrom: IsoInstant;
  readonly knownTo: IsoInstant | null;
  readonly validFrom: IsoDate | null;
  readonly validTo: IsoDate | null;
  readonly eventDate: IsoDate | null;
  readonly publishedOn: IsoDate | null;
  readonly retrievedAt: IsoInstant;
  readonly sourceId: string;
  readonly sourceUrl: string | null;
  readonly sourceDocumentId: number | null;
  readonly locator: string | null;
  readonly confidence: number;
  readonly status: RecordStatus;
  readonly enteredBy: EntryMethod;
  readonly isSynthetic: boolean;
  readonly payload: Payload;
  /** A report says that it is wrong and waits for its answer. A mark beside the status: it moves no figure. */
  readonly isDisputed?: boolean;
  /** Of a version that only sets or takes the mark: since when we know what it says. */
  readonly statedFrom?: IsoInstant | null;
}

/** A record as it was known from a moment: what a figure or a statement was made from. Not a version number, which tells the order of arrival. */
export interface StatementOrigin {
  readonly dimension: string;
  readonly recordId: number;
  readonly knownFrom: IsoInstant;
}

/** Statuses that are still held against or for a company; the others are history or withdrawn. */
export const isLiveStatus = (status: RecordStatus): boolean => status === 'current' || status === 'corrected';
