import { findSourcePriority, isLiveStatus, isPossibleNamesake } from '../records/index.ts';
import type { PayloadValue, RecordVersion } from '../records/index.ts';

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What decides which of two records of one dimension is believed. */
export type Believable = Pick<
  RecordVersion,
  'validTo' | 'sourceId' | 'publishedOn' | 'knownFrom' | 'statedFrom' | 'recordId'
>;

/** The record to believe first: still valid, better source, newer publication, newer knowledge; then a stable tie-break. */
export const compareByPreference = (a: Believable, b: Believable): number =>
  Number(a.validTo !== null) - Number(b.validTo !== null) ||
  compareText(b.validTo ?? '', a.validTo ?? '') ||
  findSourcePriority(b.sourceId) - findSourcePriority(a.sourceId) ||
  compareText(b.publishedOn ?? '', a.publishedOn ?? '') ||
  compareText(b.statedFrom ?? b.knownFrom, a.statedFrom ?? a.knownFrom) ||
  a.recordId - b.recordId;

/** Live records by dimension, the most believable first; what may be of a namesake tells nothing of the company. */
export const groupByPreference = (
  known: readonly RecordVersion[],
): ReadonlyMap<string, readonly RecordVersion[]> => {
  const groups = new Map<string, RecordVersion[]>();
  for (const version of known) {
    if (!isLiveStatus(version.status) || isPossibleNamesake(version)) continue;
    const group = groups.get(version.dimension);
    if (group) group.push(version);
    else groups.set(version.dimension, [version]);
  }
  for (const group of groups.values()) if (group.length > 1) group.sort(compareByPreference);
  return groups;
};

/** First value that any record of the group states for the field. */
export const pickValue = (group: readonly RecordVersion[] | undefined, field: string): PayloadValue => {
  for (const version of group ?? []) {
    const value = version.payload[field];
    if (value !== undefined && value !== null) return value;
  }
  return null;
};

export const pickText = (group: readonly RecordVersion[] | undefined, field: string): string | null => {
  const value = pickValue(group, field);
  return typeof value === 'string' && value !== '' ? value : null;
};

export const pickInteger = (group: readonly RecordVersion[] | undefined, field: string): number | null => {
  const value = pickValue(group, field);
  return typeof value === 'number' ? value : null;
};

export const pickFlag = (group: readonly RecordVersion[] | undefined, field: string): boolean | null => {
  const value = pickValue(group, field);
  return typeof value === 'boolean' ? value : null;
};
