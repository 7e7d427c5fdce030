import type { RecordView } from '@mingjian/contract/companies';

/** What draws the records of a page of a section. */
export interface ListProps {
  readonly title: string;
  readonly records: readonly RecordView[];
  readonly isLoading: boolean;
}
