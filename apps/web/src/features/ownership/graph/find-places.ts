import type { Half } from './graph-data.ts';
import { listAncestors } from './build-tree.ts';
import type { TreeNode } from './build-tree.ts';

const contains = ({ party, edge }: TreeNode, words: string): boolean =>
  edge !== null &&
  [party.name, party.nameEn, party.creditCode].some((text) => text?.toLowerCase().includes(words));

/** Ids of the parties whose name or code holds the words; none for no words. */
export const findByWords = (nodes: readonly TreeNode[], words: string): readonly string[] => {
  const query = words.trim().toLowerCase();
  return query === '' ? [] : nodes.filter((node) => contains(node, query)).map(({ id }) => id);
};

/** The place at which what stands behind a party is drawn. */
export const findFirstPlace = (
  nodes: readonly TreeNode[],
  partyId: number,
  half?: Half,
): TreeNode | undefined => {
  const places = nodes.filter(
    (node) => node.edge !== null && node.party.id === partyId && (half === undefined || node.half === half),
  );
  return places.find(({ isElsewhere }) => !isElsewhere) ?? places[0];
};

/** What must be open so that every holding that differs can be seen. */
export const listOpenForChanges = (nodes: readonly TreeNode[]): readonly string[] =>
  nodes.flatMap(({ id, change }) => (change ? listAncestors(id) : []));

/** What must be open so that every place of these parties can be seen. */
export const listOpenFor = (nodes: readonly TreeNode[], partyIds: readonly number[]): readonly string[] =>
  nodes.flatMap(({ id, party }) => (partyIds.includes(party.id) ? listAncestors(id) : []));
