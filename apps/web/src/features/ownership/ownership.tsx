import { useState } from 'react';
import { getOwners } from '@mingjian/contract/ownership';
import { isFailure } from '../../api/call-failure.ts';
import { useCall } from '../../api/queries.ts';
import { ErrorState } from '../../ui/index.ts';
import { GraphSection } from './graph-section.tsx';
import { useOwnershipQuestion } from './ownership-question.ts';
import type { OwnershipQuestion } from './ownership-question.ts';
import { GroupPart } from './group/group-part.tsx';
import { RelationPart } from './relation/relation-part.tsx';
import { StatementPart } from './statement/statement-part.tsx';
import { ControlSections, HolderSections, LoopSection } from './tables/owner-sections.tsx';
import styles from './ownership.module.css';

export interface OwnershipProps {
  readonly companyId: number;
  /** Shows the record behind a holding. */
  readonly onOpenRecord: (recordId: number) => void;
}

const NOTHING_WANTED = { ids: [], times: 0 } as const;

/** The graph, and the loops beside it that lead into it. */
const GraphPart = ({ question, ...props }: OwnershipProps & { readonly question: OwnershipQuestion }) => {
  const [wanted, setWanted] = useState<{ readonly ids: readonly number[]; readonly times: number }>(
    NOTHING_WANTED,
  );
  return (
    <>
      <GraphSection {...props} question={question} wanted={wanted} />
      <LoopSection
        companyId={props.companyId}
        question={question}
        onShow={(ids) => setWanted(({ times }) => ({ ids, times: times + 1 }))}
      />
    </>
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
  const { error } = useCall(getOwners, { companyId: props.companyId, threshold: question.threshold });
  // Said once for the whole panel, instead of by each of its parts.
  if (isFailure(error, 'feature-not-activated')) return <ErrorState error={error} />;
  const asked = { companyId: props.companyId, question };
  return (
    <div className={styles['ownership']}>
      {part === 'shareholders' && <GraphPart key={props.companyId} {...props} question={question} />}
      {part === 'holders' && <HolderSections {...asked} onOpenRecord={props.onOpenRecord} />}
      {part === 'owners' && <ControlSections {...asked} />}
      {part === 'group' && <GroupPart companyId={props.companyId} />}
      {part === 'relation' && <RelationPart companyId={props.companyId} threshold={question.threshold} />}
      {part === 'statement' && <StatementPart {...asked} />}
    </div>
  );
};
