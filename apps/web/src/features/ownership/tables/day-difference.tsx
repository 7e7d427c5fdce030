import { useId, useState } from 'react';
import { compareDays } from '@mingjian/contract/ownership';
import type { OwnershipDifferenceView } from '@mingjian/contract/ownership';
import { useCall } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/index.ts';
import { Button, ErrorState, formatFigure, Loading, Section } from '../../../ui/index.ts';
import { useEmptyDays, useNameOf } from '../ownership-text.ts';
import { findFirstDays } from '../ownership-question.ts';
import type { Days } from '../ownership-question.ts';
import { listParties } from './party-name.tsx';
import styles from './tables.module.css';

type Holding = OwnershipDifferenceView['added'][number];

const Difference = ({ difference }: { readonly difference: OwnershipDifferenceView }) => {
  const { t } = useTranslation('ownership');
  const nameOf = useNameOf();
  const telling = useEmptyDays(difference);
  const parties = listParties(difference);
  const nameById = (id: number) => {
    const party = parties.get(id);
    return party ? nameOf(party) : String(id);
  };
  const write = ({ percent }: Holding) =>
    percent === null ? t('shareUnknown') : `${formatFigure(percent)} %`;
  const pair = ({ holderId, ownedId }: Holding) => `${nameById(holderId)} → ${nameById(ownedId)}`;
  const { added, removed, emptyDays, changed, hasControllerChanged, haveOwnersChanged } = difference;
  const lines = [
    ...added.map((one) => `${t('holdingIn')} ${pair(one)}: ${write(one)}`),
    ...removed.map((one) => `${t('holdingOut')} ${pair(one)}: ${write(one)}`),
    ...changed.map(
      ({ before, after }) => `${t('holdingChanged')} ${pair(after)}: ${write(before)} → ${write(after)}`,
    ),
  ];
  const hasEmpty = emptyDays.length > 0;
  return (
    <ul className={styles['remarks']} aria-label={t('differences')}>
      {telling.map((sentence) => (
        <li key={sentence}>
          <strong>{sentence}</strong>
        </li>
      ))}
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {lines.length === 0 && <li>{t('noDifference')}</li>}
      {!hasEmpty && <li>{hasControllerChanged ? t('controllerChanged') : t('controllerSame')}</li>}
      {!hasEmpty && <li>{haveOwnersChanged ? t('ownersChanged') : t('ownersSame')}</li>}
      {difference.limits.isCut && <li>{t('cut')}</li>}
    </ul>
  );
};

interface Asked {
  readonly companyId: number;
  readonly days: Days;
  readonly threshold: number;
}

const Answer = ({ companyId, days, threshold }: Asked) => {
  const { data, error, refetch } = useCall(compareDays, { companyId, ...days, threshold, clock: 'valid' });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={3} />;
  return <Difference difference={data} />;
};

/** Holdings in, out and changed above the company between two days, as they were in force. */
export const DayDifference = ({
  companyId,
  threshold,
  asked,
  onAsk,
}: {
  readonly companyId: number;
  readonly threshold: number;
  readonly asked: Days | null;
  readonly onAsk: (days: Days) => void;
}) => {
  const { t } = useTranslation('ownership');
  const id = useId();
  const [days, setDays] = useState(() => asked ?? findFirstDays(new Date()));
  return (
    <Section title={t('difference')} note={t('differenceNote')}>
      <form
        className={styles['threshold']}
        onSubmit={(event) => {
          event.preventDefault();
          onAsk(days);
        }}
      >
        {(['from', 'to'] as const).map((end) => (
          <span key={end} className={styles['day']}>
            <label htmlFor={`${id}-${end}`}>{t(`day_${end}`)}</label>
            <input
              id={`${id}-${end}`}
              type="date"
              required
              value={days[end]}
              onChange={(event) => setDays({ ...days, [end]: event.target.value })}
            />
          </span>
        ))}
        <Button size="small" type="submit">
          {t('compare')}
        </Button>
      </form>
      {asked && <Answer companyId={companyId} days={asked} threshold={threshold} />}
    </Section>
  );
};
