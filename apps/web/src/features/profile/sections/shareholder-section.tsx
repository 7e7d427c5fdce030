import { Link } from 'react-router';
import { presentEnum } from '@mingjian/domain/companies';
import type { RecordView } from '@mingjian/contract/companies';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Figure, Missing, ReportPrice, formatDate, profilePath } from '../../../ui/index.ts';
import { useProfile } from '../profile-context.ts';
import { Sourced } from '../sourced.tsx';
import { scaleYuan } from '../statements/units.ts';
import { RecordTableSection } from './record-table-section.tsx';
import { StatusTag } from './status-tag.tsx';
import { textOf } from './text-of.ts';
import { useRecords } from './use-records.ts';
import styles from './plain-table.module.css';

const TEN_THOUSAND_DIGITS = 4;

/** A holder by name, linked to its own profile where there is one. */
const Holder = ({ record }: { readonly record: RecordView }) => {
  const { linkedCompanyIds } = useProfile().profile;
  const id = record.fields['shareholder_id'];
  const name = textOf(record, 'shareholder_name') ?? '';
  const isLinked = typeof id === 'number' && linkedCompanyIds.includes(id);
  return (
    <>
      <span lang="zh-CN">{isLinked ? <Link to={profilePath(id)}>{name}</Link> : name}</span>{' '}
      {isLinked && <ReportPrice companyId={id} />} <StatusTag record={record} />
    </>
  );
};

const Share = ({ record }: { readonly record: RecordView }) => {
  const percent = textOf(record, 'holding_pct');
  if (percent === null) return <Missing isShort />;
  return (
    <>
      <Sourced provenance={record.provenance}>
        <Figure value={percent} unit="%" />
      </Sourced>
      <span className={styles['bar']} aria-hidden>
        <span style={{ width: `${Math.min(100, Math.max(0, Number(percent)))}%` }} />
      </span>
    </>
  );
};

const Amount = ({ record, field }: { readonly record: RecordView; readonly field: string }) => {
  const yuan = textOf(record, field);
  if (yuan === null) return <Missing isShort />;
  return (
    <Sourced provenance={record.provenance}>
      <Figure value={scaleYuan(yuan, TEN_THOUSAND_DIGITS)} />
    </Sourced>
  );
};

const Row = ({ record }: { readonly record: RecordView }) => {
  const pick = usePick();
  const type = textOf(record, 'shareholder_type');
  const since = textOf(record, 'first_holding_date') ?? textOf(record, 'subscribed_date');
  return (
    <tr data-ended={record.provenance.validTo !== null || undefined}>
      <th scope="row">
        <Holder record={record} />
      </th>
      <td className={styles['short']}>
        {type ? pick(presentEnum('shareholder_type', type)) : <Missing isShort />}
      </td>
      <td className={styles['figure']}>
        <Share record={record} />
      </td>
      <td className={styles['figure']}>
        <Amount record={record} field="subscribed_amount" />
      </td>
      <td className={styles['figure']}>
        <Amount record={record} field="paid_amount" />
      </td>
      <td className={styles['figure']}>{since ? formatDate(since) : <Missing isShort />}</td>
    </tr>
  );
};

/** Registered shareholders, largest first, with what they subscribed and paid. */
export const ShareholderSection = () => {
  const { t } = useTranslation('profile');
  const list = useRecords('shareholder');
  return (
    <RecordTableSection
      title={t('section_shareholders')}
      note={t('shareholderNote', { total: list.counts.current })}
      list={list}
      columns={[
        { label: t('holder') },
        { label: t('holderType') },
        { label: t('share'), isFigure: true },
        { label: t('subscribed'), isFigure: true },
        { label: t('paid'), isFigure: true },
        { label: t('since'), isFigure: true },
      ]}
    >
      {list.records.map((record) => (
        <Row key={`${record.recordId}-${record.version}`} record={record} />
      ))}
    </RecordTableSection>
  );
};
