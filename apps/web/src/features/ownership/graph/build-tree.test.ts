import { describe, expect, it } from 'vitest';
import { makeEdge, makeNode, PENETRATION } from '../testing.ts';
import { buildTree, listNodes } from './build-tree.ts';
import { addPage, makeGraph } from './graph-data.ts';
import type { GraphData } from './graph-data.ts';
import { layoutTree } from './layout-tree.ts';

describe('the tree of a graph', () => {
  it('opens each party where it is nearest, and ends loops with a mark', () => {
    const tree = buildTree(makeGraph(PENETRATION), 'up');
    const nodes = tree ? listNodes(tree) : [];
    expect(nodes.map(({ id, isElsewhere }) => [id, isElsewhere])).toEqual([
      ['up', false],
      ['up/2', false],
      ['up/2/3', true],
      ['up/3', false],
      ['up/3/2', true],
    ]);
  });

  it('brings the holders of every company to 100 %', () => {
    const gaps = (graph: GraphData) => {
      const tree = buildTree(graph, 'up');
      return Object.fromEntries(
        (tree ? listNodes(tree) : []).map(({ id, undisclosed }) => [id, undisclosed]),
      );
    };
    const graph = makeGraph(PENETRATION);
    expect(gaps(graph)).toEqual({ up: 0, 'up/2': 90, 'up/2/3': 0, 'up/3': 80, 'up/3/2': 0 });
    // What stands behind "+n" is disclosed; how much that is of a list that nobody looked at is not known.
    const behind = (percent: string | null) => new Map([['up 2', { count: 3, percent, nextOffset: null }]]);
    expect(gaps({ ...graph, hidden: behind('70') })).toMatchObject({ 'up/2': 20 });
    expect(gaps({ ...graph, hidden: behind(null) })).toMatchObject({ 'up/2': 0 });
    // Who went out before the later day holds nothing on it.
    const changes = new Map([['3 1', { kind: 'out' as const }]]);
    expect(gaps({ ...graph, changes })).toMatchObject({ up: 40 });
  });

  it('takes a page of siblings in once, and knows what is left', () => {
    const page = {
      nodeId: 1,
      half: 'down' as const,
      nodes: [makeNode(5, 1), makeNode(6, 1)],
      edges: [makeEdge(1, 5, '20'), makeEdge(1, 6, '10')],
      total: 6,
      nextOffset: 3,
    };
    const graph = addPage(addPage(makeGraph(PENETRATION), page), page);
    expect(buildTree(graph, 'down')?.children.map(({ party }) => party.id)).toEqual([4, 5, 6]);
    expect(graph.hidden.get('down 1')).toEqual({ count: 3, percent: null, nextOffset: 3 });
    const last = { ...page, nodes: [], edges: [], total: 3, nextOffset: null };
    expect(addPage(graph, last).hidden.has('down 1')).toBe(false);
  });

  it('is placed without overlaps, the company once', () => {
    const graph = makeGraph(PENETRATION);
    const trees = { up: buildTree(graph, 'up'), down: buildTree(graph, 'down') };
    const placed = layoutTree(trees, new Set(['up', 'up/2', 'up/3', 'down']));
    expect(placed.nodes.filter(({ node }) => node.edge === null)).toHaveLength(1);
    expect(new Set(placed.nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(placed.nodes.length);
    for (const { x, y } of placed.nodes) expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(placed.mores.map(({ kind, of }) => `${of.node.id} ${kind}`).toSorted()).toEqual([
      'down more',
      'up/2 undisclosed',
      'up/3 undisclosed',
    ]);
    expect(new Set([...placed.mores, ...placed.nodes].map(({ x, y }) => `${x} ${y}`)).size).toBe(
      placed.nodes.length + placed.mores.length,
    );
  });
});
