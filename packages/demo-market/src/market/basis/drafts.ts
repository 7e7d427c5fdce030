import type { PartyDraft, Payload, RecordDraft, RecordStatus } from '@mingjian/domain/records';
import { instantOf, isoOf } from './days.ts';
import type { Day } from './days.ts';

/** 2020-01-01: the market was first read on this day; what had been published before is known from then on. */
export const FIRST_READING_DAY: Day = 18_262;

/** When and how a record came to be known. Days are clamped so that event <= publication <= knowledge. */
export interface Telling {
  readonly source: string;
  /** When it happened. */
  readonly event: Day;
  /** When it was published; the event day when left out. */
  readonly published?: Day;
  /** When it was read; the day after publication when left out. */
  readonly known?: Day;
  readonly status?: RecordStatus;
  readonly validFrom?: Day | null;
  readonly validTo?: Day | null;
  readonly refs?: Readonly<Record<string, PartyDraft>>;
  readonly confidence?: number;
  /** The case at law that the record belongs to; for the truth alone, no record says it. */
  readonly caseId?: string;
  /** Truly of another party of the same name; for the truth alone. */
  readonly isOfNamesake?: boolean;
}

/** A record with both clocks, ready for a batch. */
export const makeDraft = (
  dimension: string,
  naturalKey: string,
  payload: Payload,
  telling: Telling,
): RecordDraft => {
  const published = Math.max(telling.published ?? telling.event, telling.event);
  const known = Math.max(telling.known ?? published + 1, published, FIRST_READING_DAY);
  return {
    dimension,
    naturalKey,
    payload,
    sourceId: telling.source,
    eventDate: isoOf(telling.event),
    publishedOn: isoOf(published),
    knownFrom: instantOf(known),
    validFrom: telling.validFrom === null ? null : isoOf(telling.validFrom ?? telling.event),
    validTo: telling.validTo === undefined || telling.validTo === null ? null : isoOf(telling.validTo),
    ...(telling.status ? { status: telling.status } : {}),
    ...(telling.refs ? { refs: telling.refs } : {}),
    ...(telling.confidence === undefined ? {} : { confidence: telling.confidence }),
  };
};

/** Whether a reading on that day falls before the end of the market's time. */
export const isKnownBy = (draft: RecordDraft, asOf: Day): boolean =>
  (draft.knownFrom ?? '') <= instantOf(asOf);
