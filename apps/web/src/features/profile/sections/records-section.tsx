import { PROFILE_SECTIONS } from '@mingjian/domain/companies';
import { useTranslation } from '../../../i18n/index.ts';
import { Section, formatCount } from '../../../ui/index.ts';
import { RecordFacts } from '../record/record-facts.tsx';
import { KeyPager } from './key-pager.tsx';
import { PartTabs } from './part-tabs.tsx';
import { WithoutRecords } from './without-records.tsx';
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
        list.counts.current > 1
          ? t('recordCount', { count: list.counts.current, total: formatCount(list.counts.current) })
          : undefined
      }
      actions={<PartTabs counts={list.counts} part={list.part} onPart={list.setPart} label={title} />}
    >
      {list.records.length === 0 ? (
        <WithoutRecords list={list} />
      ) : (
        <div className={`${styles['facts']} ${styles['records']}`}>
          {list.records.map((record) => (
            <div key={`${record.recordId}-${record.version}`}>
              <RecordFacts record={record} fields={fields} />
            </div>
          ))}
        </div>
      )}
      <KeyPager list={list} />
    </Section>
  );
};
