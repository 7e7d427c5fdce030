import type { Half } from './graph-data.ts';
import type { TreeNode } from './build-tree.ts';

export const CARD = { width: 178, height: 88 } as const;
/** The card that stands for the siblings not shown. */
export const MORE = { width: 84, height: 40 } as const;
const GAP = { across: 16, along: 76 } as const;
const MARGIN = { across: 42, along: 24 } as const;

export interface PlacedNode {
  readonly node: TreeNode;
  readonly x: number;
  readonly y: number;
  readonly isOpen: boolean;
}

/** Behind the last sibling of `of`: "+n", or what is not disclosed of it. */
export interface PlacedMore {
  readonly kind: 'more' | 'undisclosed';
  readonly of: PlacedNode;
  readonly x: number;
  readonly y: number;
}

export interface PlacedLine {
  readonly from: PlacedNode;
  readonly to: PlacedNode;
}

export interface PlacedTree {
  readonly width: number;
  readonly height: number;
  readonly root: PlacedNode | undefined;
  readonly nodes: readonly PlacedNode[];
  readonly mores: readonly PlacedMore[];
  readonly lines: readonly PlacedLine[];
}

interface PlacedHalf {
  readonly nodes: PlacedNode[];
  readonly mores: PlacedMore[];
  readonly lines: PlacedLine[];
  readonly width: number;
  readonly depth: number;
}

/** What stands behind the last sibling, from left to right. */
const listEnds = ({ hidden, children, undisclosed }: TreeNode): readonly PlacedMore['kind'][] => [
  ...(hidden !== undefined && children.length > 0 ? (['more'] as const) : []),
  ...(undisclosed > 0 ? (['undisclosed'] as const) : []),
];
const END_STEP = GAP.across + MORE.width;

const placeHalf = (root: TreeNode, opened: ReadonlySet<string>): PlacedHalf => {
  const sign = root.half === 'up' ? -1 : 1;
  const isOpen = (node: TreeNode) => opened.has(node.id) && node.children.length > 0;
  const widths = new Map<string, number>();
  const measure = (node: TreeNode): number => {
    const inner = isOpen(node)
      ? node.children.reduce((sum, child) => sum + measure(child) + GAP.across, 0 - GAP.across) +
        listEnds(node).length * END_STEP
      : 0;
    const width = Math.max(CARD.width, inner);
    widths.set(node.id, width);
    return width;
  };
  const whole = measure(root);
  const half: PlacedHalf = { nodes: [], mores: [], lines: [], width: whole, depth: 0 };
  let depth = 0;
  const place = (node: TreeNode, left: number, level: number): PlacedNode => {
    const width = widths.get(node.id) ?? CARD.width;
    const placed = {
      node,
      x: left + (width - CARD.width) / 2,
      y: sign * level * (CARD.height + GAP.along),
      isOpen: isOpen(node),
    };
    half.nodes.push(placed);
    depth = Math.max(depth, level);
    if (!placed.isOpen) return placed;
    const inner =
      node.children.reduce((sum, child) => sum + (widths.get(child.id) ?? 0) + GAP.across, 0 - GAP.across) +
      listEnds(node).length * END_STEP;
    let at = left + (width - inner) / 2;
    for (const child of node.children) {
      half.lines.push({ from: placed, to: place(child, at, level + 1) });
      at += (widths.get(child.id) ?? 0) + GAP.across;
    }
    const y = sign * (level + 1) * (CARD.height + GAP.along) + (CARD.height - MORE.height) / 2;
    for (const [place, kind] of listEnds(node).entries())
      half.mores.push({ kind, of: placed, x: at + place * END_STEP, y });
    return placed;
  };
  place(root, 0, 0);
  return { ...half, depth };
};

const moveBy = <T extends { readonly x: number; readonly y: number }>(item: T, x: number, y: number): T => ({
  ...item,
  x: item.x + x,
  y: item.y + y,
});

/** Holders upwards, investments downwards, the company once in the middle; only what is opened takes room. */
export const layoutTree = (
  trees: Readonly<Partial<Record<Half, TreeNode | undefined>>>,
  opened: ReadonlySet<string>,
): PlacedTree => {
  const halves = [trees.up, trees.down].flatMap((tree) => (tree ? [placeHalf(tree, opened)] : []));
  const width = Math.max(0, ...halves.map((half) => half.width));
  const up = halves.find((half) => half.nodes[0]?.node.half === 'up');
  const down = halves.find((half) => half.nodes[0]?.node.half === 'down');
  const step = CARD.height + GAP.along;
  const top = MARGIN.along + (up?.depth ?? 0) * step;
  const moved = halves.map((half) => {
    // Both halves have the company in their own middle.
    const dx = MARGIN.across + (width - half.width) / 2;
    const places = new Map(half.nodes.map((node) => [node, moveBy(node, dx, top)]));
    const at = (node: PlacedNode): PlacedNode => places.get(node) ?? node;
    return {
      nodes: [...places.values()],
      mores: half.mores.map((more) => ({ ...moveBy(more, dx, top), of: at(more.of) })),
      lines: half.lines.map(({ from, to }) => ({ from: at(from), to: at(to) })),
    };
  });
  const [root] = moved[0]?.nodes ?? [];
  return {
    width: width + 2 * MARGIN.across,
    height: top + (down?.depth ?? 0) * step + CARD.height + MARGIN.along,
    root,
    // The company stands once although both halves begin with it.
    nodes: moved.flatMap(({ nodes }, at) => (at === 0 ? nodes : nodes.slice(1))),
    mores: moved.flatMap(({ mores }) => mores),
    lines: moved.flatMap(({ lines }) => lines),
  };
};
