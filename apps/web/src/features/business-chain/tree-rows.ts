import type { TradeRole } from '@mingjian/domain/business-chain';
import type { TreeNode } from './build-tree.ts';

export interface TreeRow {
  readonly id: string;
  readonly role: TradeRole;
  /** Null: the heading of a side. */
  readonly node: TreeNode | null;
  readonly level: number;
  readonly place: number;
  readonly size: number;
  readonly hasChildren: boolean;
  readonly isOpen: boolean;
  readonly parent: string | null;
}

/** The rows of a tree that are to be seen, from top to bottom. */
export const flattenTree = (
  sides: readonly (readonly [TradeRole, readonly TreeNode[]])[],
  closed: ReadonlySet<string>,
): readonly TreeRow[] => {
  const rowsOf = (nodes: readonly TreeNode[], level: number, parent: string): readonly TreeRow[] =>
    nodes.flatMap((node, at) => {
      const { id, role, children } = node;
      const isOpen = !closed.has(id);
      const hasChildren = children.length > 0;
      const row = { id, role, node, level, place: at + 1, size: nodes.length, hasChildren, isOpen, parent };
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
      hasChildren: true,
      isOpen,
    };
    return [{ ...row, parent: null }, ...(isOpen ? rowsOf(nodes, 2, role) : [])];
  });
};

export type Move =
  | { readonly kind: 'focus'; readonly row: TreeRow | undefined }
  | { readonly kind: 'toggle'; readonly isOpen: boolean }
  | { readonly kind: 'open' };

/** What a key does in a tree (WAI-ARIA tree view); null: nothing. */
export const moveFocus = (key: string, rows: readonly TreeRow[], current: TreeRow): Move | null => {
  const at = rows.indexOf(current);
  if (key === 'ArrowDown') return { kind: 'focus', row: rows[at + 1] };
  if (key === 'ArrowUp') return { kind: 'focus', row: rows[at - 1] };
  if (key === 'Home') return { kind: 'focus', row: rows[0] };
  if (key === 'End') return { kind: 'focus', row: rows.at(-1) };
  if (key === 'Enter') return { kind: 'open' };
  if (key === 'ArrowRight' && current.hasChildren)
    return current.isOpen ? { kind: 'focus', row: rows[at + 1] } : { kind: 'toggle', isOpen: true };
  if (key === 'ArrowLeft')
    return current.hasChildren && current.isOpen
      ? { kind: 'toggle', isOpen: false }
      : { kind: 'focus', row: rows.find(({ id }) => id === current.parent) };
  return null;
};
