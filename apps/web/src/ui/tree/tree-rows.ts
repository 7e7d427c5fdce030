import type { MovableRow } from './find-tree-move.ts';

/** A node of a tree as a screen shows it; `key` is unique in the tree. */
export interface TreeNode<Item> {
  readonly key: string;
  readonly item: Item;
  readonly children: readonly TreeNode<Item>[];
}

export interface TreeRow<Item> extends MovableRow {
  readonly node: TreeNode<Item>;
  readonly level: number;
  /** Place among its siblings, from 1, and how many they are. */
  readonly place: number;
  readonly size: number;
}

/** A flat list whose items name their parents -> trees. An item whose parent is not there stands at the top. */
export const buildTrees = <Item extends { readonly id: number; readonly parentId: number | null }>(
  items: readonly Item[],
): readonly TreeNode<Item>[] => {
  const known = new Set(items.map(({ id }) => id));
  const childrenOf = Map.groupBy(items, ({ parentId }) =>
    parentId !== null && known.has(parentId) ? parentId : null,
  );
  const build = (parentId: number | null): readonly TreeNode<Item>[] =>
    (childrenOf.get(parentId) ?? []).map((item) => ({
      key: String(item.id),
      item,
      children: build(item.id),
    }));
  return build(null);
};

/** The rows that stand on the screen, from top to bottom. */
export const listTreeRows = <Item>(
  nodes: readonly TreeNode<Item>[],
  opened: ReadonlySet<string>,
  level = 1,
  parent: string | null = null,
): readonly TreeRow<Item>[] =>
  nodes.flatMap((node, at) => {
    const canOpen = node.children.length > 0;
    const isOpen = canOpen && opened.has(node.key);
    const row = { id: node.key, node, level, place: at + 1, size: nodes.length, canOpen, isOpen, parent };
    return [row, ...(isOpen ? listTreeRows(node.children, opened, level + 1, node.key) : [])];
  });

/** Every node with children, down to a level: what is open at first. */
export const listParents = <Item>(nodes: readonly TreeNode<Item>[], levels = Infinity): readonly string[] =>
  levels <= 0
    ? []
    : nodes.flatMap(({ key, children }) =>
        children.length > 0 ? [key, ...listParents(children, levels - 1)] : [],
      );
