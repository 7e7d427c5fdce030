import type { RecordView } from '@mingjian/contract/companies';
import { readText } from '@mingjian/domain/records';

/** A text field of a record; null when it has none. */
export const textOf = (record: RecordView, field: string): string | null => readText(record.fields, field);
