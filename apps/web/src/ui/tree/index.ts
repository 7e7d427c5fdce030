export { findTreeMove } from './find-tree-move.ts';
export type { MovableRow } from './find-tree-move.ts';
export * from './tree-list.tsx';
export { buildTrees, listParents } from './tree-rows.ts';
export type { TreeNode } from './tree-rows.ts';
