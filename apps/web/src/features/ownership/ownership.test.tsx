import type { OwnershipDifferenceView } from '@mingjian/contract/ownership';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTexts, startTexts } from '../../i18n/index.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { applyDifference, countUndrawn } from './graph/apply-difference.ts';
import { buildTree, listNodes } from './graph/build-tree.ts';
import { makeGraph } from './graph/graph-data.ts';
import { layoutLoops } from './graph/layout-loops.ts';
import { layoutPills } from './graph/layout-pills.ts';
import { layoutTree } from './graph/layout-tree.ts';
import { PenetrationPicture } from './penetration-picture.tsx';
import { makeEdge, makeNode, PENETRATION, ROOT } from './testing.ts';

beforeAll(async () => {
  await startTexts();
  await loadTexts('common', 'ownership');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const DIFFERENCE: OwnershipDifferenceView = {
  company: ROOT,
  parties: [makeNode(8, -1), makeNode(9, -1)],
  from: '2024-01-01',
  to: '2026-01-01',
  emptyDays: [],
  added: [makeEdge(2, 1, '60')],
  // 9 held 8, which held the company: both went; nobody of the graph is held by 99.
  removed: [makeEdge(9, 8, '100'), makeEdge(8, 1, '55'), makeEdge(98, 99, '5')],
  changed: [{ before: makeEdge(3, 1, '45'), after: makeEdge(3, 1, '40') }],
  before: { controllers: [8], basis: null, owners: [] },
  after: { controllers: [2], basis: null, owners: [] },
  hasControllerChanged: true,
  haveOwnersChanged: false,
  limits: { levels: 2, isCut: false },
};

describe('the difference of two days', () => {
  it('puts holders that went back into the graph, and marks what came and what changed', () => {
    const graph = applyDifference(makeGraph(PENETRATION), DIFFERENCE);
    const tree = buildTree(graph, 'up');
    const kinds = (tree ? listNodes(tree) : []).map(({ id, change }) => [id, change?.kind]);
    expect(kinds).toEqual([
      ['up', undefined],
      ['up/2', 'in'],
      ['up/2/3', undefined],
      ['up/8', 'out'],
      ['up/8/9', 'out'],
      ['up/3', 'changed'],
      ['up/3/2', undefined],
    ]);
    expect(countUndrawn(graph, DIFFERENCE)).toBe(1);
  });

  it('is drawn with signs and told in the tree', () => {
    show('both', undefined, DIFFERENCE);
    expect(screen.getByText('+ 60.00 %')).toBeTruthy();
    expect(screen.getByText('− 55.00 %')).toBeTruthy();
    expect(screen.getByText('45.00 % → 40.00 %')).toBeTruthy();
    const rows = within(screen.getByRole('tree')).getAllByRole('treeitem');
    expect(rows.map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining('went out · 55.00 %'),
    );
    expect(screen.getByText(/1 in, 3 out, 1 changed/).textContent).toContain('1 of them lies beyond');
  });
});

it('ties the place where a loop comes round to the place that is opened, past the cards between', () => {
  const looped = {
    ...PENETRATION,
    nodes: PENETRATION.nodes.map((node) => ({ ...node, isInLoop: node.id === 2 || node.id === 3 })),
  };
  const tree = buildTree(makeGraph(looped), 'up');
  const placed = layoutTree({ up: tree, down: undefined }, new Set(['up', 'up/2', 'up/3']));
  expect(layoutLoops(placed).map(({ id }) => id)).toEqual(['up/2/3 up/3', 'up/3/2 up/2']);
  for (const { path } of layoutLoops(placed)) expect(path).toMatch(/^M[\d.]+ [\d.]+H/);
});

it('lays marks in two rows at most, none wider than its room', () => {
  const marks = ['controller', 'beneficial owner', 'in a loop', 'end of the way up', 'repeated'];
  const pills = layoutPills(
    marks.map((words) => ({ words })),
    158,
  );
  expect(new Set(pills.map(({ row }) => row)).size).toBe(2);
  for (const { x, width } of pills) expect(x + width).toBeLessThanOrEqual(158);
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

const show = (
  measure: 'both' | 'capital' | 'votes',
  onOpenRecord: (recordId: number) => void = () => undefined,
  difference?: OwnershipDifferenceView,
) => showScreen(<PenetrationPicture {...{ ...INPUT, difference, measure, threshold: 25, onOpenRecord }} />);

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
