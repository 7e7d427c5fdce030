import { Pagination, Switch } from 'antd';
import { SECTION_PAGE_SIZE } from '@mingjian/contract/companies';
import { useTranslation } from '../../../i18n/index.ts';
import { ErrorState, formatCount } from '../../../ui/index.ts';
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

/** Pages of a long list; nothing for a short one. */
export const RecordPager = ({ list }: { readonly list: RecordList }) => {
  const { t } = useTranslation('profile');
  if (list.error) return <ErrorState error={list.error} />;
  if (list.pages === 1) return null;
  return (
    <div className={styles['pager']}>
      <Pagination
        size="small"
        current={list.page}
        total={list.total}
        pageSize={SECTION_PAGE_SIZE}
        showSizeChanger={false}
        showTotal={(total) => t('inAll', { total: formatCount(total) })}
        onChange={(page) => list.setPage(page)}
      />
    </div>
  );
};
