import type { RecordView } from '@mingjian/contract/companies';

/** A text field of a record; null when it has none. */
export const textOf = (record: RecordView, field: string): string | null => {
  const value = record.fields[field];
  return typeof value === 'string' && value !== '' ? value : null;
};
