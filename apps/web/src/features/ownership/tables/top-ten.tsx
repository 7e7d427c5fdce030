import type { RecordView } from '@mingjian/contract/companies';
import { listSectionRecords } from '@mingjian/contract/sections';
import { presentEnum } from '@mingjian/domain/companies';
import { useCall } from '../../../api/queries.ts';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { ErrorState, Figure, Loading, Missing, NoData, Section } from '../../../ui/index.ts';
import { DataFrame } from './data-frame.tsx';
import styles from './tables.module.css';

const DIMENSION = 'top_shareholder';
const PAGE_SIZE = 50;

const textOf = ({ fields }: RecordView, name: string): string | null => {
  const value = fields[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
};

const listOf = ({ fields }: RecordView, name: string): string => {
  const value = fields[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string').join('、') : '';
};

/** The list of the newest report date, by rank. */
const pickNewest = (records: readonly RecordView[]) => {
  const date =
    records
      .map((record) => textOf(record, 'report_date') ?? '')
      .toSorted()
      .at(-1) ?? '';
  const rankOf = (record: RecordView): number => Number(textOf(record, 'holder_rank') ?? PAGE_SIZE);
  const newest = records
    .filter((record) => (textOf(record, 'report_date') ?? '') === date)
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  return { date, newest };
};

const Row = ({
  record,
  onOpenRecord,
}: {
  readonly record: RecordView;
  readonly onOpenRecord: (recordId: number) => void;
}) => {
  const { t } = useTranslation('owners');
  const pick = usePick();
  const name = textOf(record, 'holder_name') ?? '';
  const nature = textOf(record, 'holder_nature');
  const concert = listOf(record, 'acting_in_concert');
  return (
    <tr>
      <td>{textOf(record, 'holder_rank') ?? <Missing isShort />}</td>
      <th scope="row" lang="zh-CN">
        {name}
      </th>
      <td>{nature ? pick(presentEnum('holder_nature', nature)) : <Missing isShort />}</td>
      <td className={styles['figure']}>
        <button type="button" className={styles['source']} onClick={() => onOpenRecord(record.recordId)}>
          <Figure value={textOf(record, 'holding_ratio')} unit="%" isShort />
          <span className="visually-hidden"> {t('openRecordOf', { name })}</span>
        </button>
      </td>
      <td className={styles['figure']}>
        <Figure value={textOf(record, 'shares_held')} decimals={0} isShort />
      </td>
      <td>{textOf(record, 'share_class') ?? <Missing isShort />}</td>
      <td className={styles['figure']}>
        <Figure value={textOf(record, 'change_shares')} decimals={0} isShort />
      </td>
      <td className={styles['figure']}>
        <Figure value={textOf(record, 'pledged_shares')} decimals={0} isShort />
      </td>
      <td className={styles['figure']}>
        <Figure value={textOf(record, 'frozen_shares')} decimals={0} isShort />
      </td>
      <td lang="zh-CN">{concert === '' ? <Missing isShort /> : concert}</td>
    </tr>
  );
};

const COLUMNS = [
  'rank',
  'holder',
  'nature',
  'ratio',
  'shares',
  'shareClass',
  'changeShares',
  'pledged',
  'frozen',
  'concert',
] as const;
const FIGURES: ReadonlySet<string> = new Set(['ratio', 'shares', 'changeShares', 'pledged', 'frozen']);

/** The ten largest holders that a listed company discloses. */
export const TopTen = ({
  companyId,
  isListed,
  onOpenRecord,
}: {
  readonly companyId: number;
  readonly isListed: boolean;
  readonly onOpenRecord: (recordId: number) => void;
}) => {
  const { t } = useTranslation('owners');
  const input = { companyId, dimension: DIMENSION, pageSize: PAGE_SIZE } as const;
  const { data, error, refetch } = useCall(listSectionRecords, input);
  const { date, newest } = pickNewest(data?.items ?? []);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={4} />;
  return (
    <Section title={t('topTen')} note={date === '' ? undefined : t('topTenAt', { date })} isFlush>
      {newest.length === 0 ? (
        <NoData>{t(isListed ? 'topTenNone' : 'topTenNotListed')}</NoData>
      ) : (
        <DataFrame
          label={t('topTen')}
          isWide
          columns={COLUMNS.map((key) => ({ key, label: t(`column_${key}`), isFigure: FIGURES.has(key) }))}
        >
          {newest.map((record) => (
            <Row key={record.recordId} record={record} onOpenRecord={onOpenRecord} />
          ))}
        </DataFrame>
      )}
    </Section>
  );
};
