import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { findTreeMove } from './find-tree-move.ts';
import { TreeList } from './tree-list.tsx';
import { buildTrees, listParents, listTreeRows } from './tree-rows.ts';

interface Item {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
}

const item = (id: number, parentId: number | null): Item => ({ id, parentId, name: `Node ${id}` });
const ITEMS = [item(1, null), item(2, 1), item(3, 1), item(4, 2), item(5, 99)];
const nodes = buildTrees(ITEMS);

afterEach(cleanup);

it('a flat list becomes trees; what names an unknown parent stands at the top', () => {
  expect(nodes.map(({ key }) => key)).toEqual(['1', '5']);
  expect(listParents(nodes)).toEqual(['1', '2']);
  expect(listParents(nodes, 1)).toEqual(['1']);
});

it('only what is open stands on the screen', () => {
  const keys = (opened: readonly string[]) =>
    listTreeRows(nodes, new Set(opened)).map(({ node, level }) => `${level}:${node.key}`);
  expect(keys([])).toEqual(['1:1', '1:5']);
  expect(keys(['1', '2'])).toEqual(['1:1', '2:2', '3:4', '2:3', '1:5']);
});

it('a thousand organisations in one tree are rows in no time worth telling', () => {
  const many = buildTrees(
    Array.from({ length: 1_000 }, (_, id) => item(id, id === 0 ? null : Math.floor(id / 3))),
  );
  expect(listTreeRows(many, new Set(listParents(many)))).toHaveLength(1_000);
});

it.each([
  ['ArrowDown', 0, { kind: 'focus', key: '2' }],
  ['ArrowRight', 1, { kind: 'toggle' }],
  ['ArrowRight', 0, { kind: 'focus', key: '2' }],
  ['ArrowLeft', 1, { kind: 'focus', key: '1' }],
  ['ArrowLeft', 0, { kind: 'toggle' }],
  ['End', 0, { kind: 'focus', key: '5' }],
  ['Enter', 2, { kind: 'pick' }],
  ['ArrowRight', 2, null],
  ['a', 0, null],
])('%s on row %i', (key, at, move) => {
  const rows = listTreeRows(nodes, new Set(['1']));
  const found = findTreeMove(key, rows, rows[at]!);
  expect(found?.kind === 'focus' ? { kind: 'focus', key: found.row.id } : found).toEqual(move);
});

const Shown = ({ isDisabled = false }: { readonly isDisabled?: boolean }) => {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <TreeList
      label="Tree"
      nodes={nodes}
      opened={opened}
      onOpened={setOpened}
      chosen={chosen}
      isDisabled={() => isDisabled}
      onPick={({ key }) => setChosen(key)}
      render={({ name }) => name}
    />
  );
};

it('is walked, opened and picked in by keyboard, with one place in the order of Tab', () => {
  render(<Shown />);
  const tree = screen.getByRole('tree', { name: 'Tree' });
  const focused = () => document.activeElement?.textContent;
  screen.getByRole('treeitem', { name: 'Node 1' }).focus();
  fireEvent.keyDown(tree, { key: 'ArrowRight' });
  expect(screen.getByRole('treeitem', { name: 'Node 1' }).getAttribute('aria-expanded')).toBe('true');
  fireEvent.keyDown(tree, { key: 'ArrowDown' });
  expect(focused()).toBe('Node 2');
  fireEvent.keyDown(tree, { key: 'Enter' });
  const two = screen.getByRole('treeitem', { name: 'Node 2' });
  expect(two.getAttribute('aria-selected')).toBe('true');
  expect(two.getAttribute('aria-level')).toBe('2');
  expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toEqual([two]);
});
