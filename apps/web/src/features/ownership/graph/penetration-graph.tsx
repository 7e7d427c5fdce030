import { useEffect, useRef, useState } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { useTranslation } from '../../../i18n/index.ts';
import { useHiddenText } from '../ownership-text.ts';
import type { Measure } from '../ownership-text.ts';
import type { TreeNode } from './build-tree.ts';
import { HoldingLine } from './holding-line.tsx';
import { CARD, MORE } from './layout-tree.ts';
import type { PlacedMore, PlacedNode, PlacedTree } from './layout-tree.ts';
import { PartyCard } from './party-card.tsx';
import styles from './penetration-graph.module.css';

export interface GraphActions {
  readonly onChoose: (id: string) => void;
  /** Opens or closes what stands behind a party; asks for it where nobody looked yet. */
  readonly onToggle: (node: TreeNode) => void;
  readonly onMore: (node: TreeNode) => void;
  readonly onOpenRecord: (recordId: number) => void;
}

/** The round handle behind a party: what opens or closes its list. */
const Handle = ({
  placed: { node, x, y, isOpen },
  onToggle,
}: {
  readonly placed: PlacedNode;
  readonly onToggle: (node: TreeNode) => void;
}) => {
  const { children, hidden, half, edge } = node;
  if (edge === null || (children.length === 0 && !hidden)) return null;
  const count = children.length + (hidden?.count ?? 0);
  const words = isOpen ? '−' : count > 0 ? `+${count}` : '+';
  const at = { x: x + CARD.width / 2, y: half === 'up' ? y - 11 : y + CARD.height + 11 };
  return (
    <g className={styles['handle']} transform={`translate(${at.x} ${at.y})`} onClick={() => onToggle(node)}>
      <rect x="-15" y="-9" width="30" height="18" rx="9" />
      <text y="4" textAnchor="middle">
        {words}
      </text>
    </g>
  );
};

const More = ({
  more: { of, x, y },
  onMore,
}: {
  readonly more: PlacedMore;
  readonly onMore: (node: TreeNode) => void;
}) => {
  const hiddenText = useHiddenText();
  const { hidden } = of.node;
  if (!hidden) return null;
  return (
    <g
      className={styles['handle']}
      transform={`translate(${x} ${y})`}
      data-still={hidden.nextOffset === null || undefined}
      onClick={hidden.nextOffset === null ? undefined : () => onMore(of.node)}
    >
      <title>{hiddenText(hidden)}</title>
      <rect width={MORE.width} height={MORE.height} rx="4" />
      <text x={MORE.width / 2} y={MORE.height / 2 + 4} textAnchor="middle">
        {hidden.count === undefined ? '+' : `+${hidden.count}`}
      </text>
    </g>
  );
};

/** Pulls the drawing under its frame; a short click stays a click. */
const usePull = (frame: RefObject<HTMLDivElement | null>) => {
  const [start, setStart] = useState<{ x: number; y: number; left: number; top: number } | null>(null);
  return {
    onPointerDown: ({ clientX, clientY, pointerType, button }: PointerEvent) => {
      const box = frame.current;
      // Fingers scroll by themselves.
      if (box && pointerType === 'mouse' && button === 0)
        setStart({ x: clientX, y: clientY, left: box.scrollLeft, top: box.scrollTop });
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (start) frame.current?.scrollTo(start.left - clientX + start.x, start.top - clientY + start.y);
    },
    onPointerUp: () => setStart(null),
    onPointerLeave: () => setStart(null),
  };
};

/** Brings a place of the drawing into the middle of its frame, unless it is in sight already. */
const useInSight = (
  frame: RefObject<HTMLDivElement | null>,
  target: PlacedNode | undefined,
  scale: number,
  key: string,
) => {
  useEffect(() => {
    const box = frame.current;
    if (!box || !target) return;
    box.scrollLeft = scale * (target.x + CARD.width / 2) - box.clientWidth / 2;
    box.scrollTop = scale * (target.y + CARD.height / 2) - box.clientHeight / 2;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a place that merely moved is not brought back
  }, [frame, scale, key]);
};

/** Holders above, investments below, shares between. The tree beside it holds the same for the keyboard. */
export const PenetrationGraph = ({
  placed,
  scale,
  measure,
  chosen,
  found,
  focus,
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
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly actions: GraphActions;
}) => {
  const { t } = useTranslation('ownership');
  const frame = useRef<HTMLDivElement>(null);
  const pull = usePull(frame);
  const target = placed.nodes.find(({ node }) => node.id === focus) ?? placed.root;
  useInSight(frame, target, scale, target?.node.id ?? '');
  const label = t('graphLabel', { parties: placed.nodes.length - 1, holdings: placed.lines.length });
  return (
    <div
      ref={frame}
      className={styles['frame']}
      role="group"
      aria-label={t('graphFrame')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      {...pull}
    >
      <svg
        ref={svg}
        className={styles['graph']}
        role="img"
        aria-label={label}
        width={scale * placed.width}
        height={scale * placed.height}
        viewBox={`0 0 ${placed.width} ${placed.height}`}
      >
        <defs>
          <marker
            id="holding-arrow"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path d="M0 0.5L8 4L0 7.5z" className={styles['arrow']} />
          </marker>
        </defs>
        {placed.lines.map((line) => (
          <HoldingLine
            key={line.to.node.id}
            line={line}
            measure={measure}
            isChosen={line.to.node.id === chosen}
            onOpenRecord={actions.onOpenRecord}
          />
        ))}
        {placed.nodes.map((node) => (
          <PartyCard
            key={node.node.id}
            placed={node}
            isChosen={node.node.id === chosen}
            isFound={found.has(node.node.id)}
            onChoose={actions.onChoose}
          />
        ))}
        {placed.nodes.map((node) => (
          <Handle key={node.node.id} placed={node} onToggle={actions.onToggle} />
        ))}
        {placed.mores.map((more) => (
          <More key={more.of.node.id} more={more} onMore={actions.onMore} />
        ))}
      </svg>
    </div>
  );
};
