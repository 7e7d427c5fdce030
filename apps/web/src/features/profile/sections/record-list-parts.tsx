import { Switch } from 'antd';
import { SECTION_PAGE_SIZE } from '@mingjian/contract/companies';
import { ErrorState } from '../../../ui/index.ts';
import { Pager } from '../pager.tsx';
import type { RecordList } from './use-records.ts';
import styles from './record-list-parts.module.css';

/** Switches what ended, was withdrawn or repaired on and off. */
export const HistorySwitch = ({ list, label }: { readonly list: RecordList; readonly label: string }) => (
  <label className={styles['switch']}>
    <Switch
      size="small"
      checked={list.withHistory}
      loading={list.isLoading}
      onChange={(next) => list.setWithHistory(next)}
      aria-label={label}
    />
    <span aria-hidden>{label}</span>
  </label>
);

/** Pages of a long list, or why a page could not be read. */
export const RecordPager = ({ list }: { readonly list: RecordList }) =>
  list.error ? (
    <ErrorState error={list.error} />
  ) : (
    <Pager
      page={list.page}
      pageSize={SECTION_PAGE_SIZE}
      total={list.total}
      onPage={(page) => list.setPage(page)}
    />
  );
