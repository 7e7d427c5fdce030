import { useState } from 'react';
import { getPenetration } from '@mingjian/contract/ownership';
import { useCall } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { EmptyState, ErrorState, Loading, Section } from '../../ui/index.ts';
import { GraphChoices } from './graph/graph-choices.tsx';
import type { GraphChoice } from './graph/graph-choices.tsx';
import type { Measure } from './ownership-text.ts';
import { useOwnershipQuestion } from './ownership-question.ts';
import { PenetrationPicture } from './penetration-picture.tsx';
import { OwnerSections } from './tables/owner-sections.tsx';
import styles from './ownership.module.css';

const FIRST_CHOICE: GraphChoice = { direction: 'both', depth: 3, minShare: 0, onlyLive: false };
/** Of one list at first; "+n" brings the others. */
const SIBLINGS = 8;

export interface OwnershipProps {
  readonly companyId: number;
  /** Shows the record behind a holding. */
  readonly onOpenRecord: (recordId: number) => void;
}

const Graph = ({ companyId, onOpenRecord }: OwnershipProps) => {
  const { t } = useTranslation('ownership');
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const [measure, setMeasure] = useState<Measure>('capital');
  const input = { companyId, siblings: SIBLINGS, ...choice };
  const { data, error, refetch } = useCall(getPenetration, input, { keepPrevious: true });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={10} />;
  return (
    <Section title={t('title')} note={t('titleNote')}>
      <GraphChoices choice={choice} measure={measure} onChange={setChoice} onMeasure={setMeasure} />
      {data.edges.length === 0 ? (
        <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
      ) : (
        <>
          <p className={styles['note']}>
            {t('graphNote')} {data.limits.isCut && t('deeper', { levels: data.limits.levels })}
          </p>
          <PenetrationPicture
            key={companyId}
            penetration={data}
            choice={choice}
            measure={measure}
            onOpenRecord={onOpenRecord}
          />
        </>
      )}
    </Section>
  );
};

/** Who stands behind a company and what it holds itself: graph, tree, owners with their paths, loops. */
export const Ownership = (props: OwnershipProps) => {
  const question = useOwnershipQuestion();
  return (
    <div className={styles['ownership']}>
      <Graph {...props} />
      <OwnerSections key={props.companyId} companyId={props.companyId} question={question} />
    </div>
  );
};
