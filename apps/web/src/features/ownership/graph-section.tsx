import { useState } from 'react';
import { compareDays, getOwners, getPenetration } from '@mingjian/contract/ownership';
import { useCall } from '../../api/queries.ts';
import { useAsAt } from '../../api/session/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { EmptyState, ErrorState, Loading, Section } from '../../ui/index.ts';
import { OpenFormats } from './download/open-formats.tsx';
import { DifferenceChoice } from './graph/difference-choice.tsx';
import { GraphChoices } from './graph/graph-choices.tsx';
import type { GraphChoice } from './graph/graph-choices.tsx';
import type { OwnershipQuestion } from './ownership-question.ts';
import type { Measure } from './ownership-text.ts';
import { PenetrationPicture } from './penetration-picture.tsx';
import styles from './ownership.module.css';

const FIRST_CHOICE: GraphChoice = { direction: 'both', depth: 3, minShare: 0, onlyLive: false };
/** Of one list at first; "+n" brings the others. */
const SIBLINGS = 8;
const NO_DAYS = { from: '', to: '' } as const;

export interface GraphSectionProps {
  readonly companyId: number;
  readonly question: OwnershipQuestion;
  /** Parties that another part wants to be seen in the graph, and how often it did. */
  readonly wanted: { readonly ids: readonly number[]; readonly times: number };
  /** Shows the record behind a holding. */
  readonly onOpenRecord: (recordId: number) => void;
}

/** Everything that is drawn: the graph of the day, the findings of the threshold, the difference of two days. */
const useAnswers = (companyId: number, { days, threshold }: OwnershipQuestion, choice: GraphChoice) => {
  const today = useAsAt();
  // Of two days the later one is drawn, and what went since the earlier one added.
  const asAt = days ? ({ asAt: days.to, clock: 'valid' } as const) : today;
  const penetration = useCall(
    getPenetration,
    { companyId, siblings: SIBLINGS, ...choice, ...asAt },
    { keepPrevious: true },
  );
  const owners = useCall(getOwners, { companyId, threshold, ...asAt }, { keepPrevious: true });
  const difference = useCall(
    compareDays,
    { companyId, ...(days ?? NO_DAYS), threshold, clock: 'valid' },
    { enabled: days !== null, keepPrevious: true },
  );
  return { asAt, penetration, owners, difference };
};

/** Holders above and investments below, with the choices over them. */
export const GraphSection = ({ companyId, question, wanted, onOpenRecord }: GraphSectionProps) => {
  const { t } = useTranslation('ownership');
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const [measure, setMeasure] = useState<Measure>('both');
  const { days, setDays, threshold, setThreshold } = question;
  const { asAt, penetration, owners, difference } = useAnswers(companyId, question, choice);
  const { data } = penetration;
  const drawn = days ? difference.data : undefined;

  const renderPicture = () => {
    const failed = [penetration, ...(days ? [difference] : [])].find(({ error }) => error);
    if (failed?.error) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
    if (!data || (days && !drawn)) return <Loading rows={10} />;
    if (data.edges.length === 0 && !drawn?.removed.length)
      return <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>;
    return (
      <>
        <p className={styles['note']}>
          {t('graphNote')} {data.limits.isCut && t('deeper', { levels: data.limits.levels })}
        </p>
        <PenetrationPicture
          key={[companyId, days?.from, days?.to, wanted.times].join(' ')}
          {...{ penetration: data, owners: owners.data, difference: drawn }}
          wanted={wanted.ids}
          {...{ choice, asAt, measure, threshold, onOpenRecord }}
        />
      </>
    );
  };
  return (
    <Section title={t('title')} note={t('titleNote')}>
      <div className={styles['head']}>
        <GraphChoices
          {...{ choice, measure, threshold }}
          onChange={setChoice}
          onMeasure={setMeasure}
          onThreshold={setThreshold}
        />
        <DifferenceChoice key={`${days?.from} ${days?.to}`} days={days} onDays={setDays} />
        <OpenFormats input={{ companyId, ...choice, ...asAt }} />
      </div>
      {renderPicture()}
    </Section>
  );
};
