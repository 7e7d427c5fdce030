import type { RefObject } from 'react';
import { useTranslation } from '../../../i18n/index.ts';
import { GraphPicture, graphFrame } from '../../../ui/graph/graph-picture.tsx';
import type { Measure } from '../ownership-text.ts';
import type { TreeNode } from './build-tree.ts';
import { Handle, More, Undisclosed } from './handles.tsx';
import { HoldingLine } from './holding-line.tsx';
import { layoutLoops } from './layout-loops.ts';
import type { PlacedTree } from './layout-tree.ts';
import { LoopLine } from './loop-line.tsx';
import { PartyCard } from './party-card.tsx';
import { useInSight, usePull } from './use-frame.ts';
import styles from './penetration-graph.module.css';

export interface GraphActions {
  readonly onChoose: (id: string) => void;
  /** Opens or closes what stands behind a party; asks for it where nobody looked yet. */
  readonly onToggle: (node: TreeNode) => void;
  readonly onMore: (node: TreeNode) => void;
  /** To the place where what stands behind a party is drawn. */
  readonly onShowFirst: (node: TreeNode) => void;
  readonly onOpenRecord: (recordId: number) => void;
}

/** Holders above, investments below, shares between. The tree beside it holds the same for the keyboard. */
export const PenetrationGraph = ({
  placed,
  scale,
  measure,
  chosen,
  found,
  focus,
  frame,
  svg,
  actions,
}: {
  readonly placed: PlacedTree;
  readonly scale: number;
  readonly measure: Measure;
  readonly chosen: string | null;
  /** Ids that a search found. */
  readonly found: ReadonlySet<string>;
  /** Id that is brought into sight; the company where it is null. */
  readonly focus: string | null;
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly actions: GraphActions;
}) => {
  const { t } = useTranslation('ownership');
  const pull = usePull(frame);
  const target = placed.nodes.find(({ node }) => node.id === focus) ?? placed.root;
  useInSight(frame, target, scale, target?.node.id ?? '');
  const chosenParty = placed.nodes.find(({ node }) => node.id === chosen)?.node.party.id;
  // What differs is drawn over what does not.
  const lines = placed.lines.toSorted(
    (a, b) => Number(a.to.node.change !== undefined) - Number(b.to.node.change !== undefined),
  );
  const label = t('graphLabel', { parties: placed.nodes.length - 1, holdings: placed.lines.length });
  return (
    <div
      ref={frame}
      className={graphFrame}
      role="group"
      aria-label={t('graphFrame')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      {...pull}
    >
      <GraphPicture
        svg={svg}
        label={label}
        size={placed}
        scale={scale}
        arrow={{ id: 'holding-arrow', className: styles['arrow'] }}
        className={styles['graph']}
      >
        {lines.map((line) => (
          <HoldingLine
            key={line.to.node.id}
            line={line}
            measure={measure}
            isChosen={line.to.node.id === chosen}
            onOpenRecord={actions.onOpenRecord}
          />
        ))}
        {layoutLoops(placed).map((link) => (
          <LoopLine key={link.id} link={link} words={t('sameParty')} />
        ))}
        {placed.nodes.map((node) => (
          <PartyCard
            key={node.node.id}
            placed={node}
            isChosen={node.node.id === chosen}
            isTwin={node.node.id !== chosen && node.node.party.id === chosenParty}
            isFound={found.has(node.node.id)}
            onChoose={actions.onChoose}
          />
        ))}
        {placed.nodes.map((node) => (
          <Handle key={node.node.id} placed={node} onToggle={actions.onToggle} />
        ))}
        {placed.mores.map((more) =>
          more.kind === 'more' ? (
            <More key={`${more.of.node.id} more`} more={more} onMore={actions.onMore} />
          ) : (
            <Undisclosed key={`${more.of.node.id} undisclosed`} place={more} />
          ),
        )}
      </GraphPicture>
    </div>
  );
};
