import { CARD } from './layout-tree.ts';
import type { PlacedNode, PlacedTree } from './layout-tree.ts';

export interface LoopLink {
  readonly id: string;
  readonly path: string;
  /** Where its words stand. */
  readonly middle: { readonly x: number; readonly y: number };
}

const GAP = 14;
const CORNER = 8;
/** Of a row that the way would have to cross. */
const CROSSING = 10_000;
const WORDS = 48;
const BETWEEN = 50;

type Side = -1 | 1;

const edgeOf = ({ x }: PlacedNode, side: Side): number => (side === 1 ? x + CARD.width : x);

interface Way {
  readonly side: Side;
  /** Where it goes up or down, outside every card between. */
  readonly outside: number;
  readonly cost: number;
}

const findWay = (from: PlacedNode, to: PlacedNode, nodes: readonly PlacedNode[], side: Side): Way => {
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  const between = nodes.filter(({ y }) => y > top && y < bottom);
  const edges = [from, to, ...between].map((node) => side * edgeOf(node, side));
  const outside = side * (Math.max(...edges) + GAP);
  const crossed = [from, to].flatMap((end) =>
    nodes.filter((node) => node.y === end.y && side * node.x > side * end.x),
  );
  const length = [from, to].reduce((sum, node) => sum + Math.abs(outside - edgeOf(node, side)), 0);
  return { side, outside, cost: length + CROSSING * crossed.length };
};

/** From the side of one card to the same side of the other, round what stands between. */
const link = (from: PlacedNode, to: PlacedNode, { nodes, width }: PlacedTree): LoopLink => {
  const ways = ([-1, 1] as const).map((side) => findWay(from, to, nodes, side));
  const { side, outside } = ways.reduce((best, way) => (way.cost < best.cost ? way : best));
  const [start, end] = [from, to].map((node) => ({ x: edgeOf(node, side), y: node.y + CARD.height / 2 })) as [
    { x: number; y: number },
    { x: number; y: number },
  ];
  const down = Math.sign(end.y - start.y) * CORNER;
  const inside = outside - side * CORNER;
  return {
    id: `${from.node.id} ${to.node.id}`,
    path: [
      `M${start.x} ${start.y}H${inside}Q${outside} ${start.y} ${outside} ${start.y + down}`,
      `V${end.y - down}Q${outside} ${end.y} ${inside} ${end.y}H${end.x}`,
    ].join(''),
    middle: {
      x: Math.min(Math.max(outside, WORDS), width - WORDS),
      // In the room between two rows, where no card stands.
      y: end.y > start.y ? from.y + CARD.height + BETWEEN : from.y - BETWEEN,
    },
  };
};

/** Where a loop comes round: a further place of a party that stands in a loop, tied to the place that is opened. */
export const layoutLoops = (tree: PlacedTree): readonly LoopLink[] =>
  tree.nodes
    .filter(({ node }) => node.isElsewhere && node.party.isInLoop)
    .flatMap((from) => {
      const places = tree.nodes.filter(
        ({ node }) => node.party.id === from.node.party.id && !node.isElsewhere,
      );
      const to = places.find(({ node }) => node.half === from.node.half) ?? places[0];
      return to && to.y !== from.y ? [link(from, to, tree)] : [];
    });
