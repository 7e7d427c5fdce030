import { presentEnum } from '@mingjian/domain/companies';
import type { RecordView } from '@mingjian/contract/companies';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Section, formatDate } from '../../../ui/index.ts';
import { Sourced } from '../sourced.tsx';
import { KeyPager } from './key-pager.tsx';
import { WithoutRecords } from './without-records.tsx';
import { textOf } from './text-of.ts';
import { useRecords } from './use-records.ts';
import styles from './change-section.module.css';

const Side = ({ label, text }: { readonly label: string; readonly text: string | null }) => {
  const { t } = useTranslation('profile');
  return (
    <div>
      <dt>{label}</dt>
      <dd lang={text ? 'zh-CN' : undefined} data-empty={text ? undefined : true}>
        {text ?? t('nothingStated')}
      </dd>
    </div>
  );
};

const Change = ({ record }: { readonly record: RecordView }) => {
  const { t } = useTranslation('profile');
  const pick = usePick();
  const day = textOf(record, 'change_date') ?? record.provenance.eventDate;
  const category = textOf(record, 'change_category');
  const item = textOf(record, 'change_item');
  const isMaterial = record.fields['is_material_change'] === true;
  return (
    <li>
      <time dateTime={day ?? undefined}>{day ? formatDate(day) : t('noDate')}</time>
      <div className={styles['what']}>
        <Sourced provenance={record.provenance}>
          {category ? pick(presentEnum('change_category', category)) : <span lang="zh-CN">{item}</span>}
        </Sourced>
        {category && item && (
          <span lang="zh-CN" className={styles['item']}>
            {item}
          </span>
        )}
        {isMaterial && <span className={styles['material']}>{t('material')}</span>}
      </div>
      <dl>
        <Side label={t('before')} text={textOf(record, 'content_before')} />
        <Side label={t('after')} text={textOf(record, 'content_after')} />
      </dl>
    </li>
  );
};

/** Changes of the registration, newest first, with what stood before and after. */
export const ChangeSection = () => {
  const { t } = useTranslation('profile');
  const list = useRecords('change_record');
  return (
    <Section
      title={t('section_changes')}
      note={list.counts.current > 0 ? t('changeNote', { total: list.counts.current }) : undefined}
      isFlush={list.records.length === 0}
    >
      {list.records.length === 0 ? (
        <WithoutRecords list={list} />
      ) : (
        <ol className={styles['timeline']}>
          {list.records.map((record) => (
            <Change key={`${record.recordId}-${record.version}`} record={record} />
          ))}
        </ol>
      )}
      <KeyPager list={list} />
    </Section>
  );
};
