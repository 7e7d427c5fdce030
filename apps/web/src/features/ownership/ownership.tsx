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
import { GroupPart } from './group/group-part.tsx';
import { RelationPart } from './relation/relation-part.tsx';
import { StatementPart } from './statement/statement-part.tsx';
import { ControlSections, HolderSections, LoopSection } from './tables/owner-sections.tsx';
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

/** The parts of the panel, each a tab of the screen. */
export type OwnershipPart = 'shareholders' | 'holders' | 'owners' | 'group' | 'relation' | 'statement';

/**
 * Who stands behind a company and what it holds itself, one part at a time. It stays mounted while the part changes, so that threshold
 * and days are those of all parts.
 */
export const Ownership = ({ part, ...props }: OwnershipProps & { readonly part: OwnershipPart }) => {
  const question = useOwnershipQuestion();
  const asked = { companyId: props.companyId, question };
  return (
    <div className={styles['ownership']}>
      {part === 'shareholders' && (
        <>
          <Graph {...props} />
          <LoopSection {...asked} />
        </>
      )}
      {part === 'holders' && <HolderSections {...asked} onOpenRecord={props.onOpenRecord} />}
      {part === 'owners' && <ControlSections {...asked} />}
      {part === 'group' && <GroupPart companyId={props.companyId} />}
      {part === 'relation' && <RelationPart companyId={props.companyId} threshold={question.threshold} />}
      {part === 'statement' && <StatementPart {...asked} />}
    </div>
  );
};
