import { calculateDaysBetween, dayInChina } from '@mingjian/domain/calendar';
import type { RecordView } from '@mingjian/contract/companies';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/index.ts';
import { formatCount, formatDate, formatMomentInChina } from '../../../../ui/index.ts';
import { useProfile } from '../../profile-context.ts';
import { Sourced } from '../../sourced.tsx';
import { textOf } from '../text-of.ts';
import styles from './cells.module.css';

interface CellProps {
  readonly record: RecordView;
  readonly field: string;
}

/** What runs out within a quarter needs to be asked about. */
const SOON_DAYS = 90;
const PRESSING_DAYS = 7;

/** The last day of a licence or a charge, and how far away it is from the day of the screen. */
const Expiry = ({ record, field }: CellProps) => {
  const { t } = useTranslation('profile');
  const { asAt } = useProfile().profile;
  const day = textOf(record, field);
  if (day === null) return null;
  const left = calculateDaysBetween(asAt, day);
  const tone = left < 0 ? 'over' : left <= SOON_DAYS ? 'soon' : undefined;
  return (
    <span className={styles['dated']} data-tone={tone}>
      <Sourced provenance={record.provenance}>{formatDate(day)}</Sourced>
      <small>
        {left < 0 ? t('expired') : left === 0 ? t('lastDay') : t('daysLeft', { days: formatCount(left) })}
      </small>
    </span>
  );
};

/** When a hearing is held, on the clock of the place, and in how many days. */
const Hearing = ({ record, field }: CellProps) => {
  const { t } = useTranslation('profile');
  const { asAt } = useProfile().profile;
  const moment = textOf(record, field);
  if (moment === null) return null;
  const until = calculateDaysBetween(asAt, dayInChina(moment));
  const tone = until < 0 ? undefined : until <= PRESSING_DAYS ? 'soon' : 'coming';
  return (
    <span className={styles['dated']} data-tone={tone}>
      <Sourced provenance={record.provenance}>{formatMomentInChina(moment)}</Sourced>
      {until >= 0 && <small>{until === 0 ? t('today') : t('inDays', { days: formatCount(until) })}</small>}
    </span>
  );
};

/** Fields of the dictionary that say more than their value: a day that runs out, a hearing to come. */
export const FIELD_CELLS: Readonly<Record<string, (props: CellProps) => ReactNode>> = {
  licence_valid_to: Expiry,
  certificate_expiry_date: Expiry,
  customs_valid_until: Expiry,
  guarantee_end: Expiry,
  freeze_to: Expiry,
  land_mortgage_end: Expiry,
  bond_maturity_date: Expiry,
  hearing_date: Hearing,
};
