import type { MovableRow } from '../../../ui/index.ts';
import type { TreeNode } from '../graph/build-tree.ts';

export interface TreeRow extends MovableRow {
  readonly node: TreeNode;
  /** `more`: the row behind the last sibling, which stands for those not shown. */
  readonly kind: 'party' | 'more';
  readonly level: number;
  readonly place: number;
  readonly size: number;
}

/** The rows of the halves that are to be seen, from top to bottom. */
export const listRows = (trees: readonly TreeNode[], opened: ReadonlySet<string>): readonly TreeRow[] => {
  const rowsOf = (nodes: readonly TreeNode[], level: number, above: TreeNode | null): readonly TreeRow[] => {
    const hasMore = above?.hidden !== undefined;
    const size = nodes.length + (hasMore ? 1 : 0);
    const parent = above?.id ?? null;
    const rows = nodes.flatMap((node, at): readonly TreeRow[] => {
      const canOpen = node.children.length > 0 || node.hidden !== undefined;
      const isOpen = canOpen && opened.has(node.id);
      const row = { id: node.id, node, kind: 'party' as const, level, place: at + 1, size, canOpen, isOpen };
      return [{ ...row, parent }, ...(isOpen ? rowsOf(node.children, level + 1, node) : [])];
    });
    if (!above || !hasMore) return rows;
    const more = { id: `${above.id}/more`, node: above, kind: 'more' as const, level, place: size, size };
    return [...rows, { ...more, canOpen: false, isOpen: false, parent }];
  };
  return rowsOf(trees, 1, null);
};
