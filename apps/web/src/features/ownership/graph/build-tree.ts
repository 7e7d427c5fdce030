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
}

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
    return {
      id: path,
      half,
      party,
      edge,
      change: edge === null ? undefined : changes.get(edgeKey(edge)),
      children,
      hidden: isElsewhere ? undefined : hidden.get(listKey(half, id)),
      isElsewhere,
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
