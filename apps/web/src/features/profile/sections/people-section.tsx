import { presentPosition } from '@mingjian/domain/companies';
import type { RecordView } from '@mingjian/contract/companies';
import { useTranslation } from '../../../i18n/index.ts';
import { Missing, formatDate } from '../../../ui/index.ts';
import { Translated } from '../record/translated.tsx';
import { Sourced } from '../sourced.tsx';
import { RecordTableSection } from './record-table-section.tsx';
import { sortPeople } from './sort-people.ts';
import { StatusTag } from './status-tag.tsx';
import { textOf } from './text-of.ts';
import { useRecords } from './use-records.ts';
import styles from './plain-table.module.css';

const titlesOf = (record: RecordView): string | null => {
  const titles = record.fields['position_title'];
  if (!Array.isArray(titles)) return null;
  const words = titles.filter((title) => typeof title === 'string');
  return words.length === 0 ? null : words.join('、');
};

const Position = ({ text }: { readonly text: string }) => {
  const words = presentPosition(text);
  return <Translated en={words.en} cn={words.cn} />;
};

const Day = ({ record, field }: { readonly record: RecordView; readonly field: string }) => {
  const day = textOf(record, field);
  return day ? <>{formatDate(day)}</> : <Missing isShort />;
};

const Row = ({ record }: { readonly record: RecordView }) => {
  const { t } = useTranslation('profile');
  const titles = titlesOf(record);
  return (
    <tr data-ended={record.provenance.validTo !== null || undefined}>
      <th scope="row">
        <Sourced provenance={record.provenance}>
          <span lang="zh-CN">{textOf(record, 'person_name') ?? '—'}</span>
        </Sourced>{' '}
        {record.fields['is_legal_representative'] === true && (
          <span className={styles['tag']}>{t('legalRepresentative')}</span>
        )}
        <StatusTag record={record} />
      </th>
      <td>{titles ? <Position text={titles} /> : <Missing isShort />}</td>
      <td className={styles['figure']}>
        <Day record={record} field="appointed_on" />
      </td>
    </tr>
  );
};

/** Key people with their posts. */
export const PeopleSection = () => {
  const { t } = useTranslation('profile');
  const list = useRecords('key_personnel');
  return (
    <RecordTableSection
      title={t('section_people')}
      note={t('peopleNote', { total: list.counts.current })}
      list={list}
      columns={[{ label: t('person') }, { label: t('position') }, { label: t('appointed'), isFigure: true }]}
    >
      {sortPeople(list.records).map((record) => (
        <Row key={`${record.recordId}-${record.version}`} record={record} />
      ))}
    </RecordTableSection>
  );
};
