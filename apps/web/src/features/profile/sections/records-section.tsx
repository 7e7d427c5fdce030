import { PROFILE_SECTIONS } from '@mingjian/domain/companies';
import { useTranslation } from '../../../i18n/index.ts';
import { Section, formatCount } from '../../../ui/index.ts';
import { RecordFacts } from '../record/record-facts.tsx';
import { AbsentSection } from './absent-section.tsx';
import { HistorySwitch, RecordPager } from './record-list-parts.tsx';
import { useRecords } from './use-records.ts';
import styles from './records-section.module.css';

/** Records of one dimension as label and value, one block per record: identifiers, addresses, industries. */
export const RecordsSection = ({
  dimension,
  title,
}: {
  readonly dimension: string;
  readonly title: string;
}) => {
  const { t } = useTranslation('profile');
  const list = useRecords(dimension);
  const fields = PROFILE_SECTIONS.find((section) => section.dimension === dimension)?.fields ?? [];
  return (
    <Section
      title={title}
      note={
        list.total > 1 ? t('recordCount', { count: list.total, total: formatCount(list.total) }) : undefined
      }
      actions={<HistorySwitch list={list} label={t('withFormer')} />}
    >
      {list.records.length === 0 ? (
        <AbsentSection state={list.state} checkedAt={list.checkedAt} />
      ) : (
        <div className={`${styles['facts']} ${styles['records']}`}>
          {list.records.map((record) => (
            <div key={`${record.recordId}-${record.version}`}>
              <RecordFacts record={record} fields={fields} />
            </div>
          ))}
        </div>
      )}
      <RecordPager list={list} />
    </Section>
  );
};
