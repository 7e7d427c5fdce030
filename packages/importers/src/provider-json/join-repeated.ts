import type { RecordDraft } from '@mingjian/domain/records';
import type { ListTable } from './table.ts';

/** A record with the list that it comes from. */
export interface ReadRecord {
  readonly record: RecordDraft;
  readonly table: ListTable;
}

/** The words of both; where one list is history and the other is not, the record stands. */
const join = (first: ReadRecord, second: ReadRecord): ReadRecord => {
  const current = first.table.isHistorical ? second : first;
  const other = current === first ? second : first;
  const stated = Object.entries(other.record.payload).filter(
    ([field, value]) =>
      value !== null && !(other.table.isHistorical && other.table.fixed && field in other.table.fixed),
  );
  return {
    ...current,
    record: { ...current.record, payload: { ...current.record.payload, ...Object.fromEntries(stated) } },
  };
};

/**
 * The same key twice: in two lists it is one record (a debtor of a court and its terminated case); in one list the same
 * words are one record and others get a number.
 */
export const joinRepeated = (records: readonly ReadRecord[]): readonly RecordDraft[] => {
  const byKey = new Map<string, ReadRecord[]>();
  for (const read of records) {
    const id = `${read.record.dimension}\t${read.record.naturalKey}`;
    const known = byKey.get(id) ?? [];
    const [first, ...others] = known;
    const text = JSON.stringify(read.record.payload);
    if (first && others.length === 0 && first.table !== read.table) byKey.set(id, [join(first, read)]);
    else if (!known.some(({ record }) => JSON.stringify(record.payload) === text))
      byKey.set(id, [...known, read]);
  }
  return [...byKey.values()].flatMap((group) =>
    group.map(({ record }, at) =>
      at === 0 ? record : { ...record, naturalKey: `${record.naturalKey}|${at + 1}` },
    ),
  );
};
