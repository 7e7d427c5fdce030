import { useMemo, useState } from 'react';
import type { OwnershipDifferenceView, Owners, Penetration } from '@mingjian/contract/ownership';
import type { AsAtInputs } from '../../../api/session/index.ts';
import { applyDifference } from './apply-difference.ts';
import { buildTree, listAncestors, listNodes } from './build-tree.ts';
import type { TreeNode } from './build-tree.ts';
import { findByWords, findFirstPlace, listOpenFor, listOpenForChanges } from './find-places.ts';
import type { GraphChoice } from './graph-choices.tsx';
import type { GraphData } from './graph-data.ts';
import { layoutTree } from './layout-tree.ts';
import { markParties } from './mark-parties.ts';
import { useGraph } from './use-graph.ts';

export interface PictureInput {
  readonly penetration: Penetration;
  /** Controllers and beneficial owners of the threshold that is chosen. */
  readonly owners: Owners | undefined;
  /** Present: both days are drawn, with what differs between them. */
  readonly difference: OwnershipDifferenceView | undefined;
  readonly choice: GraphChoice;
  /** The day that the graph stands on. */
  readonly asAt: AsAtInputs;
  /** Parties that are to be seen and the first of them chosen. */
  readonly wanted: readonly number[];
}

/** The company and its direct holders and investments are open at first. */
const FIRST_OPEN = ['up', 'down'] as const;

const growTrees = (graph: GraphData, direction: GraphChoice['direction']): readonly TreeNode[] =>
  (['up', 'down'] as const)
    .filter((half) => direction === 'both' || direction === half)
    .flatMap((half) => buildTree(graph, half) ?? []);

/** What graph and tree show together: which parties are open, which one is chosen, what a search finds. */
export const usePicture = ({ penetration, owners, difference, choice, asAt, wanted }: PictureInput) => {
  const { minShare, onlyLive, direction } = choice;
  const { graph: answered, expand, error } = useGraph(penetration, { minShare, onlyLive }, asAt);
  const graph = useMemo(() => {
    const both = difference ? applyDifference(answered, difference) : answered;
    return markParties(both, owners, difference);
  }, [answered, owners, difference]);
  const trees = useMemo(() => growTrees(graph, direction), [graph, direction]);
  const nodes = useMemo(() => trees.flatMap(listNodes), [trees]);
  const first = findFirstPlace(nodes, wanted[0] ?? Number.NaN)?.id ?? null;
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set([...FIRST_OPEN, ...listOpenForChanges(nodes), ...listOpenFor(nodes, wanted)]),
  );
  const [chosen, setChosen] = useState(first);
  const [focus, setFocus] = useState(first);
  const [words, setWords] = useState('');
  const placed = useMemo(() => {
    const [up, down] = (['up', 'down'] as const).map((half) => trees.find((tree) => tree.half === half));
    return layoutTree({ up, down }, opened);
  }, [trees, opened]);
  const found = useMemo(() => findByWords(nodes, words), [nodes, words]);

  const show = (id: string) => {
    setOpened((before) => new Set([...before, ...listAncestors(id)]));
    setChosen(id);
    setFocus(id);
  };
  const more = (node: TreeNode) => {
    const offset = node.hidden?.nextOffset ?? null;
    if (offset !== null) void expand(node.half, node.party.id, offset);
  };
  const toggle = (node: TreeNode) => {
    if (!opened.has(node.id) && node.children.length === 0) more(node);
    setOpened((before) =>
      before.has(node.id)
        ? new Set([...before].filter((id) => id !== node.id))
        : new Set([...before, node.id]),
    );
  };
  return {
    graph,
    trees,
    placed,
    opened,
    chosen,
    focus,
    words,
    found,
    error,
    chosenNode: nodes.find(({ id, edge }) => id === chosen && edge !== null),
    setWords,
    choose: setChosen,
    more,
    toggle,
    /** To the next party that the search found, opened as far as needed. */
    showNextFound: () => {
      const next = found[(found.indexOf(chosen ?? '') + 1) % found.length];
      if (next !== undefined) show(next);
    },
    /** To the place where what stands behind a party is drawn. */
    showFirst: ({ party, half }: TreeNode) => {
      const place = findFirstPlace(nodes, party.id, half);
      if (place) show(place.id);
    },
  };
};
