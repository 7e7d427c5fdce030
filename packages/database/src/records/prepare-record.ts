import { hash } from 'node:crypto';
import { hashToInteger } from '../connection/index.ts';
import { findPayloadFaults } from '@mingjian/domain/records';
import type {
  Payload,
  PayloadFault,
  PayloadValue,
  RecordBatch,
  RecordDraft,
  RecordVersion,
} from '@mingjian/domain/records';

/** A record that does not fit the dictionary. Nothing of its batch is written. */
export class RecordFault extends Error {
  readonly dimension: string;
  readonly naturalKey: string;
  readonly faults: readonly PayloadFault[];

  constructor(draft: RecordDraft, faults: readonly PayloadFault[]) {
    const list = faults.map((fault) => `${fault.field}: ${fault.reason}`).join(', ');
    super(`record ${draft.dimension} ${draft.naturalKey} does not fit the dictionary (${list})`);
    this.name = 'RecordFault';
    this.dimension = draft.dimension;
    this.naturalKey = draft.naturalKey;
    this.faults = faults;
  }
}

/** Many companies have the same few natural keys, such as a period: their ids are worth keeping. */
const recentIds = new Map<string, number>();
const MAX_RECENT_IDS = 1000;

/** The same dimension, source and natural key are the same record, whenever and in whatever order they come. */
export const makeRecordId = (dimension: string, sourceId: string, naturalKey: string): number => {
  const identity = `${dimension}\t${sourceId}\t${naturalKey}`;
  const recent = recentIds.get(identity);
  if (recent !== undefined) return recent;
  // 53 bits: unique enough within one company.
  const id = hashToInteger(identity);
  if (recentIds.size === MAX_RECENT_IDS) recentIds.clear();
  recentIds.set(identity, id);
  return id;
};

const sortedPayload = (payload: Payload, refs: Readonly<Record<string, number>>): Payload => {
  const merged = { ...payload, ...refs };
  const sorted: Record<string, PayloadValue> = {};
  for (const field of Object.keys(merged).toSorted()) {
    const value = merged[field];
    if (value !== undefined) sorted[field] = value;
  }
  return sorted;
};

/** Everything that makes a version differ from another; not when or by which file we heard it. */
const hashContent = (version: Omit<PreparedRecord, 'contentHash'>): string =>
  hash(
    'sha1',
    JSON.stringify([
      version.payload,
      version.status,
      version.validFrom,
      version.validTo,
      version.eventDate,
      version.publishedOn,
      version.confidence,
    ]),
    'base64url',
  );

export type PreparedRecord = Omit<RecordVersion, 'version' | 'knownTo'> & { readonly contentHash: string };

const NORMAL_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** One spelling for every instant, so that text comparison is time comparison. */
const toInstant = (text: string): string => {
  if (NORMAL_INSTANT.test(text)) return text;
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw new TypeError(`${text} is not an instant`);
  return date.toISOString();
};

/** Checks a draft against the dictionary and gives it its identity; `refs` are party ids by field. */
export const prepareRecord = (
  batch: RecordBatch,
  companyId: number,
  draft: RecordDraft,
  refs: Readonly<Record<string, number>>,
): PreparedRecord => {
  const payload = sortedPayload(draft.payload, refs);
  const faults = findPayloadFaults(draft.dimension, payload);
  if (faults.length > 0) throw new RecordFault(draft, faults);
  const sourceId = draft.sourceId ?? batch.sourceId;
  const prepared = {
    companyId,
    recordId: makeRecordId(draft.dimension, sourceId, draft.naturalKey),
    dimension: draft.dimension,
    knownFrom: toInstant(draft.knownFrom ?? batch.knownFrom),
    validFrom: draft.validFrom ?? null,
    validTo: draft.validTo ?? null,
    eventDate: draft.eventDate ?? null,
    publishedOn: draft.publishedOn ?? null,
    // A draft that dates itself was read when it became known, whenever the batch is stored.
    retrievedAt: toInstant(draft.knownFrom ?? batch.retrievedAt),
    sourceId,
    sourceUrl: draft.sourceUrl ?? null,
    sourceDocumentId: batch.sourceDocumentId ?? null,
    locator: draft.locator ?? null,
    confidence: draft.confidence ?? 100,
    status: draft.status ?? 'current',
    enteredBy: batch.enteredBy,
    isSynthetic: batch.isSynthetic,
    payload,
  } as const;
  return { ...prepared, contentHash: hashContent(prepared) };
};
