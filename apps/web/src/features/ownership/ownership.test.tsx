import type { OwnershipNode, Penetration } from '@mingjian/contract/ownership';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/queries.ts';
import { loadTexts, startTexts } from '../../i18n/index.ts';
import { buildTree, listNodes } from './graph/build-tree.ts';
import { addPage, makeGraph } from './graph/graph-data.ts';
import { layoutTree } from './graph/layout-tree.ts';
import { PenetrationPicture } from './penetration-picture.tsx';

const makeNode = (id: number, level: number, changes: Partial<OwnershipNode> = {}): OwnershipNode => ({
  id,
  kind: 'company',
  name: `甲${id}有限公司`,
  nameEn: `Firm ${id}`,
  creditCode: null,
  status: 'active',
  isLive: true,
  isListed: false,
  isStop: false,
  isSynthetic: true,
  profile: 'open',
  rating: { access: 'open', class: '3A5', grade: 5 },
  level,
  isController: false,
  ownerTest: null,
  isRepeated: false,
  isInLoop: false,
  isUnopened: false,
  restUp: null,
  restDown: null,
  ...changes,
});

const makeEdge = (holderId: number, ownedId: number, percent: string, votes: string | null = null) => ({
  holderId,
  ownedId,
  percent,
  low: null,
  high: null,
  votes,
  recordIds: [holderId * 10],
});

/** 1 is held by 2 and 3; 3 holds 2 as well, 2 holds 3: a loop; 4 is an investment behind whose page are more. */
const ROOT = makeNode(1, 0, { restDown: { count: 5, percent: null, nextOffset: 1 } });
const PENETRATION: Penetration = {
  company: ROOT,
  nodes: [
    ROOT,
    makeNode(2, -1, { isController: true, isRepeated: true, isInLoop: true }),
    makeNode(3, -1, {
      rating: { access: 'feature-not-activated', class: null, grade: null },
      profile: 'feature-not-activated',
    }),
    makeNode(4, 1, { isUnopened: true }),
  ],
  edges: [
    makeEdge(2, 1, '60', '75'),
    makeEdge(3, 1, '40'),
    makeEdge(3, 2, '10'),
    makeEdge(2, 3, '20'),
    makeEdge(1, 4, '30'),
  ],
  loops: [[2, 3]],
  limits: { levels: 2, isCut: true },
};

beforeAll(async () => {
  await startTexts();
  await loadTexts('common', 'ownership');
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

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
    expect(placed.mores).toHaveLength(1);
  });
});

const CHOICE = { direction: 'both', depth: 3, minShare: 0, onlyLive: false } as const;

const INPUT = {
  penetration: PENETRATION,
  owners: undefined,
  difference: undefined,
  choice: CHOICE,
  asAt: {},
  wanted: [],
};

const show = (measure: 'capital' | 'votes', onOpenRecord: (recordId: number) => void = () => undefined) =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <PenetrationPicture {...{ ...INPUT, measure, threshold: 25, onOpenRecord }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

describe('graph and tree', () => {
  it('show the same, votes apart, and what the plan does not open', () => {
    show('votes');
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('3 parties and 3 holdings');
    const rows = within(screen.getByRole('tree')).getAllByRole('treeitem');
    expect(rows[1]?.textContent).toContain('votes 75.00 %');
    expect(rows[1]?.textContent).toContain('controller');
    expect(rows[2]?.textContent).toContain('feature not activated');
  });

  it('are worked by keyboard: open, choose, open the record of the holding', () => {
    const onOpenRecord = vi.fn();
    show('capital', onOpenRecord);
    const tree = screen.getByRole('tree');
    fireEvent.keyDown(tree, { key: 'ArrowDown' });
    fireEvent.keyDown(tree, { key: 'ArrowRight' });
    expect(within(tree).getByText(/opened elsewhere/)).toBeTruthy();
    fireEvent.keyDown(tree, { key: 'Enter' });
    const chosen = screen.getByRole('region', { name: 'Chosen party' });
    expect(chosen.textContent).toContain('capital: 60.00 %');
    fireEvent.click(within(chosen).getByRole('button', { name: 'Record 1 of the holding' }));
    expect(onOpenRecord).toHaveBeenCalledWith(20);
  });

  it('ask for the siblings behind +n', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (request: Request) => {
      asked.push(new URL(request.url).search);
      const nodes = [makeNode(7, 1)];
      const data = {
        company: ROOT,
        nodes,
        edges: [makeEdge(1, 7, '5')],
        total: 6,
        leftOut: 0,
        nextOffset: 2,
      };
      return Promise.resolve(Response.json({ code: '0', data, msg: '' }));
    });
    show('capital');
    fireEvent.click(within(screen.getByRole('tree')).getByText('5 more'));
    expect(await within(screen.getByRole('tree')).findByText('Firm 7')).toBeTruthy();
    expect(asked[0]).toContain('offset=1');
    expect(within(screen.getByRole('tree')).getByText('4 more')).toBeTruthy();
  });
});
