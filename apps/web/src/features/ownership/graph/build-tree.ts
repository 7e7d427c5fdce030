import type { OwnershipEdge } from '@mingjian/contract/ownership';
import { edgeKey, listKey } from './graph-data.ts';
import type { EdgeChange, GraphData, GraphParty, Half, Hidden } from './graph-data.ts';

export interface TreeNode {
  /** The way from the company, so that a party that stands in two places has two. */
  readonly id: string;
  readonly half: Half;
  readonly party: GraphParty;
  /** The holding that leads to it; null for the company itself. */
  readonly edge: OwnershipEdge | null;
  readonly children: readonly TreeNode[];
  readonly hidden: Hidden | undefined;
  /** How the holding differs between two days, where that is asked for. */
  readonly change: EdgeChange | undefined;
  /** What stands behind it is drawn where it is met first. */
  readonly isElsewhere: boolean;
  /** Of a company whose holders are drawn: percent of its capital that no holder on file has; 0 where all is told. */
  readonly undisclosed: number;
}

/** Shares are rounded to hundredths: a smaller gap is none. */
const LEAST_GAP = 0.05;
const WHOLE = 100;

/** What holders that are drawn and those behind "+n" leave of the whole. */
const measureGap = (holdings: readonly OwnershipEdge[], hidden: Hidden | undefined): number => {
  if (hidden && hidden.percent === null) return 0;
  const told = holdings.reduce(
    (sum, { percent }) => sum + Number(percent ?? 0),
    Number(hidden?.percent ?? 0),
  );
  const gap = WHOLE - told;
  return gap < LEAST_GAP ? 0 : gap;
};

const bySize = (a: OwnershipEdge, b: OwnershipEdge): number =>
  Number(b.percent ?? -1) - Number(a.percent ?? -1);

/** Holders or investments of the company as a tree, each party opened where it stands nearest to the company. */
export const buildTree = (
  { root, parties, edges, hidden, changes }: GraphData,
  half: Half,
): TreeNode | undefined => {
  const isUp = half === 'up';
  const lists = Map.groupBy(edges.values(), (edge) => (isUp ? edge.ownedId : edge.holderId));
  const otherOf = (edge: OwnershipEdge) => (isUp ? edge.holderId : edge.ownedId);
  const listOf = (id: number) => (lists.get(id) ?? []).toSorted(bySize);
  // Level by level: which holding opens a party.
  const openers = new Map<number, OwnershipEdge | null>([[root, null]]);
  for (const [id] of openers)
    for (const edge of listOf(id)) if (!openers.has(otherOf(edge))) openers.set(otherOf(edge), edge);
  const grow = (id: number, edge: OwnershipEdge | null, path: string): TreeNode | undefined => {
    const party = parties.get(id);
    if (!party) return undefined;
    const isElsewhere = openers.get(id) !== edge;
    const children = isElsewhere
      ? []
      : listOf(id).flatMap((next) => grow(otherOf(next), next, `${path}/${otherOf(next)}`) ?? []);
    const isDrawn = isUp && children.length > 0;
    const standing = listOf(id).filter((one) => changes.get(edgeKey(one))?.kind !== 'out');
    return {
      id: path,
      half,
      party,
      edge,
      change: edge === null ? undefined : changes.get(edgeKey(edge)),
      children,
      hidden: isElsewhere ? undefined : hidden.get(listKey(half, id)),
      isElsewhere,
      undisclosed: isDrawn ? measureGap(standing, hidden.get(listKey('up', id))) : 0,
    };
  };
  return grow(root, null, half);
};

/** Every node of a tree, the company first. */
export const listNodes = (node: TreeNode): readonly TreeNode[] => [node, ...node.children.flatMap(listNodes)];

/** The ids of everything that a node stands behind. */
export const listAncestors = (id: string): readonly string[] => {
  const parts = id.split('/');
  return parts.slice(0, -1).map((_, at) => parts.slice(0, at + 1).join('/'));
};
