import { useEffect, useRef } from 'react';
import type { OwnershipDifferenceView } from '@mingjian/contract/ownership';
import { useTranslation } from '../../i18n/index.ts';
import { ErrorState } from '../../ui/index.ts';
import { countUndrawn } from './graph/apply-difference.ts';
import type { GraphData } from './graph/graph-data.ts';
import { GraphLegend } from './graph/graph-legend.tsx';
import { GraphTools } from './graph/graph-tools.tsx';
import { PenetrationGraph } from './graph/penetration-graph.tsx';
import type { GraphActions } from './graph/penetration-graph.tsx';
import { saveJson, savePng, saveSvg } from '../../ui/graph/save-picture.ts';
import { useFullScreen } from './graph/use-full-screen.ts';
import { usePicture } from './graph/use-picture.ts';
import type { PictureInput } from './graph/use-picture.ts';
import { useScale } from './graph/use-scale.ts';
import { useEmptyDays } from './ownership-text.ts';
import type { Measure } from './ownership-text.ts';
import { ChosenParty } from './tree/chosen-party.tsx';
import { OwnershipTree } from './tree/ownership-tree.tsx';
import styles from './ownership.module.css';

const NARROW = '(max-width: 720px)';

const DifferenceNote = ({
  graph,
  difference,
}: {
  readonly graph: GraphData;
  readonly difference: OwnershipDifferenceView;
}) => {
  const { t } = useTranslation('ownership');
  const undrawn = countUndrawn(graph, difference);
  const telling = useEmptyDays(difference);
  return (
    <p className={styles['note']} role="status">
      {telling.length > 0 && <strong>{telling.join(' ')} </strong>}
      {t('differenceDrawn', {
        from: difference.from,
        to: difference.to,
        added: difference.added.length,
        removed: difference.removed.length,
        changed: difference.changed.length,
      })}{' '}
      {undrawn > 0 && t('differenceUndrawn', { count: undrawn })}
    </p>
  );
};

/** Graph and tree of one answer; both open, close and choose together. */
export const PenetrationPicture = ({
  measure,
  threshold,
  onOpenRecord,
  ...input
}: PictureInput & {
  readonly measure: Measure;
  readonly threshold: number;
  readonly onOpenRecord: (recordId: number) => void;
}) => {
  const { t } = useTranslation('ownership');
  const { penetration, difference, wanted } = input;
  const whole = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const full = useFullScreen(whole);
  const picture = usePicture(input);
  const { graph, trees, placed, opened, chosen, chosenNode, focus, words, found } = picture;
  const { scale, setScale, fit } = useScale(frame, placed.width, full.isFull);
  useEffect(() => {
    if (wanted.length > 0) whole.current?.scrollIntoView({ block: 'start' });
  }, [wanted]);

  const actions: GraphActions = {
    onChoose: picture.choose,
    onMore: picture.more,
    onToggle: picture.toggle,
    onShowFirst: picture.showFirst,
    onOpenRecord: (recordId) => {
      // The record opens in a drawer beside what fills the screen.
      full.leave();
      onOpenRecord(recordId);
    },
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
  const parts = [
    <PenetrationGraph
      key="graph"
      {...{ placed, scale, measure, chosen, focus, frame, svg, actions }}
      found={new Set(found)}
    />,
    <ChosenParty
      key="chosen"
      node={chosenNode}
      isOpen={chosenNode !== undefined && opened.has(chosenNode.id)}
      actions={actions}
    />,
    <OwnershipTree key="tree" {...{ trees, opened, chosen, measure, actions }} />,
  ];
  return (
    <div ref={whole} className={styles['picture']}>
      <GraphTools
        words={words}
        found={{ count: found.length, place: found.indexOf(chosen ?? '') + 1 }}
        scale={scale}
        isFull={full.isFull}
        actions={{
          onWords: picture.setWords,
          onNextFound: picture.showNextFound,
          onScale: setScale,
          onFit: fit,
          onFullScreen: full.toggle,
          onSave: save,
        }}
      />
      <GraphLegend threshold={threshold} isDifference={difference !== undefined} />
      {difference && <DifferenceNote {...{ graph, difference }} />}
      {picture.error !== undefined && <ErrorState error={picture.error} />}
      {globalThis.matchMedia?.(NARROW).matches ? parts.toReversed() : parts}
    </div>
  );
};
