import { calculateCompletedMonths } from '../calendar/index.ts';
import { isLiveStatus, readText } from '../records/index.ts';
import type { IsoDate, IsoInstant, Payload, RecordStatus } from '../records/index.ts';

/** A record about the company as the rules read it: the current version, in dictionary fields. */
export interface Fact {
  readonly recordId: number;
  readonly knownFrom: IsoInstant;
  readonly dimension: string;
  readonly status: RecordStatus;
  readonly eventDate: IsoDate | null;
  readonly publishedOn: IsoDate | null;
  readonly validTo: IsoDate | null;
  readonly payload: Payload;
}

/** What the thresholds are measured against; money in yuan, null when not known. */
export interface FactContext {
  readonly asOf: IsoDate;
  readonly companyName: string;
  readonly netAssetsYuan: number | null;
  readonly paidInCapitalYuan: number | null;
  readonly totalLiabilitiesYuan: number | null;
  /** What the largest holder, or the controller, has subscribed. */
  readonly controllerSharesYuan: number | null;
}

export const textOf = ({ payload }: Fact, field: string): string | null => readText(payload, field);

/** Money or percent of a fact; null when not stated. */
export const amountOf = ({ payload }: Fact, field: string): number | null => {
  const value = payload[field];
  return typeof value === 'string' || typeof value === 'number' ? Number(value) : null;
};

/** The first date that is stated, else the event date, else the publication. */
export const dateOf = (fact: Fact, fields: readonly string[]): IsoDate | null => {
  for (const field of fields) {
    const date = textOf(fact, field);
    if (date) return date.slice(0, 10);
  }
  return fact.eventDate ?? fact.publishedOn;
};

/** How a kind of record says that it no longer stands. */
export interface RemovalSigns {
  /** Field with the day of removal. */
  readonly date?: string;
  /** Field with the day until which it stands. */
  readonly until?: string;
  /** Field -> values that mean "no longer". */
  readonly ended?: Readonly<Record<string, readonly (string | boolean)[]>>;
}

const isEnded = (fact: Fact, ended: RemovalSigns['ended'] = {}): boolean =>
  Object.entries(ended).some(([field, values]) => {
    const value = fact.payload[field];
    return (typeof value === 'string' || typeof value === 'boolean') && values.includes(value);
  });

/**
 * The day since when a fact no longer stands, null while it does. A disputed record is held against nobody
 * and leaves no trace: undefined.
 */
export const findRemoval = (fact: Fact, asOf: IsoDate, signs: RemovalSigns): IsoDate | null | undefined => {
  if (fact.status === 'disputed') return undefined;
  const stated = [
    signs.date && textOf(fact, signs.date),
    fact.validTo,
    signs.until && textOf(fact, signs.until),
  ];
  const past = stated.find((date) => typeof date === 'string' && date.slice(0, 10) <= asOf);
  if (past) return past.slice(0, 10);
  if (!isLiveStatus(fact.status) || isEnded(fact, signs.ended)) return fact.knownFrom.slice(0, 10);
  return null;
};

/** Whole months between two days, 0 when the second is not later. */
export const countMonths = (from: IsoDate, to: IsoDate): number =>
  Math.max(0, calculateCompletedMonths(from, to));
