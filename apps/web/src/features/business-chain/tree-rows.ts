import type { TradeRole } from '@mingjian/domain/business-chain';
import type { MovableRow } from '../../ui/index.ts';
import type { TreeNode } from './build-tree.ts';

export interface TreeRow extends MovableRow {
  readonly role: TradeRole;
  /** Null: the heading of a side. */
  readonly node: TreeNode | null;
  readonly level: number;
  readonly place: number;
  readonly size: number;
}

/** The rows of a tree that are to be seen, from top to bottom. */
export const flattenTree = (
  sides: readonly (readonly [TradeRole, readonly TreeNode[]])[],
  closed: ReadonlySet<string>,
): readonly TreeRow[] => {
  const rowsOf = (nodes: readonly TreeNode[], level: number, parent: string): readonly TreeRow[] =>
    nodes.flatMap((node, at) => {
      const { id, role, children } = node;
      const canOpen = children.length > 0;
      const isOpen = canOpen && !closed.has(id);
      const row = { id, role, node, level, place: at + 1, size: nodes.length, canOpen, isOpen, parent };
      return [row, ...(isOpen ? rowsOf(children, level + 1, id) : [])];
    });
  return sides.flatMap(([role, nodes], at) => {
    const isOpen = !closed.has(role);
    const row = {
      id: role,
      role,
      node: null,
      level: 1,
      place: at + 1,
      size: sides.length,
      canOpen: true,
      isOpen,
    };
    return [{ ...row, parent: null }, ...(isOpen ? rowsOf(nodes, 2, role) : [])];
  });
};
