import { useMemo, useRef, useState } from 'react';
import type { Penetration } from '@mingjian/contract/ownership';
import { useTranslation } from '../../i18n/index.ts';
import { ErrorState } from '../../ui/index.ts';
import { buildTree, listAncestors, listNodes } from './graph/build-tree.ts';
import type { TreeNode } from './graph/build-tree.ts';
import type { GraphChoice } from './graph/graph-choices.tsx';
import { GraphTools } from './graph/graph-tools.tsx';
import { layoutTree } from './graph/layout-tree.ts';
import { PenetrationGraph } from './graph/penetration-graph.tsx';
import type { GraphActions } from './graph/penetration-graph.tsx';
import { saveJson, savePng, saveSvg } from './graph/save-picture.ts';
import { useGraph } from './graph/use-graph.ts';
import type { Measure } from './ownership-text.ts';
import { ChosenParty } from './tree/chosen-party.tsx';
import { OwnershipTree } from './tree/ownership-tree.tsx';
import styles from './ownership.module.css';

/** The company and its direct holders and investments are open at first. */
const FIRST_OPEN: ReadonlySet<string> = new Set(['up', 'down']);
const NARROW = '(max-width: 720px)';

const contains = (node: TreeNode, words: string): boolean =>
  node.edge !== null &&
  [node.party.name, node.party.nameEn, node.party.creditCode].some((text) =>
    text?.toLowerCase().includes(words),
  );

/** Graph and tree of one answer; both open, close and choose together. */
export const PenetrationPicture = ({
  penetration,
  choice,
  measure,
  onOpenRecord,
}: {
  readonly penetration: Penetration;
  readonly choice: GraphChoice;
  readonly measure: Measure;
  readonly onOpenRecord: (recordId: number) => void;
}) => {
  const { t } = useTranslation('ownership');
  const { minShare, onlyLive, direction } = choice;
  const { graph, expand, error } = useGraph(penetration, { minShare, onlyLive });
  const [opened, setOpened] = useState(FIRST_OPEN);
  const [chosen, setChosen] = useState<string | null>(null);
  const [focus, setFocus] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const [scale, setScale] = useState(0.85);
  const whole = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);

  const trees = useMemo(() => {
    const halves = (['up', 'down'] as const).filter((half) => direction === 'both' || direction === half);
    return halves.flatMap((half) => buildTree(graph, half) ?? []);
  }, [graph, direction]);
  const placed = useMemo(() => {
    const [up, down] = (['up', 'down'] as const).map((half) => trees.find((tree) => tree.half === half));
    return layoutTree({ up, down }, opened);
  }, [trees, opened]);
  const nodes = useMemo(() => trees.flatMap(listNodes), [trees]);
  const query = words.trim().toLowerCase();
  const found = query === '' ? [] : nodes.filter((node) => contains(node, query)).map(({ id }) => id);
  const chosenNode = nodes.find(({ id }) => id === chosen && id !== 'up' && id !== 'down');

  const more = (node: TreeNode) => {
    const offset = node.hidden?.nextOffset ?? null;
    if (offset !== null) void expand(node.half, node.party.id, offset);
  };
  const actions: GraphActions = {
    onChoose: setChosen,
    onMore: more,
    onToggle: (node) => {
      if (!opened.has(node.id) && node.children.length === 0) more(node);
      setOpened((before) =>
        before.has(node.id)
          ? new Set([...before].filter((id) => id !== node.id))
          : new Set([...before, node.id]),
      );
    },
    onOpenRecord,
  };
  const showNextFound = () => {
    const next = found[(found.indexOf(chosen ?? '') + 1) % found.length];
    if (next === undefined) return;
    setOpened((before) => new Set([...before, ...listAncestors(next)]));
    setChosen(next);
    setFocus(next);
  };
  const save = (format: 'svg' | 'png' | 'json') => {
    const name = `${penetration.company.name}-${t('fileName')}`;
    if (format === 'json')
      saveJson(
        { ...penetration, nodes: [...graph.parties.values()], edges: [...graph.edges.values()] },
        name,
      );
    else if (svg.current) (format === 'svg' ? saveSvg : savePng)(svg.current, name);
  };
  const tree = <OwnershipTree key="tree" {...{ trees, opened, chosen, measure, actions }} />;
  const drawing = (
    <PenetrationGraph
      key="graph"
      {...{ placed, scale, measure, chosen, focus, svg, actions }}
      found={new Set(found)}
    />
  );
  return (
    <div ref={whole} className={styles['picture']}>
      <GraphTools
        words={words}
        foundCount={found.length}
        scale={scale}
        actions={{
          onWords: setWords,
          onNextFound: showNextFound,
          onScale: setScale,
          onFullScreen: () =>
            void (document.fullscreenElement
              ? document.exitFullscreen()
              : whole.current?.requestFullscreen()),
          onSave: save,
        }}
      />
      {error !== undefined && <ErrorState error={error} />}
      {globalThis.matchMedia?.(NARROW).matches ? [tree, drawing] : [drawing, tree]}
      {chosenNode && <ChosenParty node={chosenNode} isOpen={opened.has(chosenNode.id)} actions={actions} />}
    </div>
  );
};
