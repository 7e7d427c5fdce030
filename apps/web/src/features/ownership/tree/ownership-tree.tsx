import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '../../../i18n/index.ts';
import { findTreeMove, formatFigure } from '../../../ui/index.ts';
import type { TreeNode } from '../graph/build-tree.ts';
import type { GraphActions } from '../graph/penetration-graph.tsx';
import {
  useChangeText,
  useHiddenText,
  useMarks,
  useNameOf,
  useShareText,
  useStandingText,
} from '../ownership-text.ts';
import type { Measure } from '../ownership-text.ts';
import { listRows } from './tree-rows.ts';
import type { TreeRow } from './tree-rows.ts';
import styles from '../../../ui/graph/graph-tree.module.css';

const RowWords = ({ row: { node, kind }, measure }: { readonly row: TreeRow; readonly measure: Measure }) => {
  const { t } = useTranslation('ownership');
  const nameOf = useNameOf();
  const shareText = useShareText();
  const standingText = useStandingText();
  const hiddenText = useHiddenText();
  const marks = useMarks();
  const changeText = useChangeText();
  const { party, edge, change, isElsewhere, half, hidden, undisclosed } = node;
  const gap = undisclosed > 0 ? [t('undisclosedOf', { share: formatFigure(String(undisclosed)) })] : [];
  if (kind === 'more') return <em>{hidden && hiddenText(hidden)}</em>;
  if (!edge)
    return (
      <span className={styles['words']}>
        <strong>{t(`half_${half}`)}</strong>
        {gap.length > 0 && <span className={styles['detail']}>{gap}</span>}
      </span>
    );
  const details = [
    ...(change ? [changeText(change).words] : []),
    shareText(edge, measure),
    standingText(party),
    ...marks(party).map(({ words }) => words),
    ...gap,
    ...(isElsewhere ? [t('elsewhere')] : []),
  ];
  return (
    <span className={styles['words']}>
      <span>{nameOf(party)}</span>
      <span className={styles['detail']}>{details.join(' · ')}</span>
    </span>
  );
};

/** The graph as a tree for keyboard and screen reader: arrows move, open and close; Enter and space show what can be done. */
export const OwnershipTree = ({
  trees,
  opened,
  chosen,
  measure,
  actions,
}: {
  readonly trees: readonly TreeNode[];
  readonly opened: ReadonlySet<string>;
  readonly chosen: string | null;
  readonly measure: Measure;
  readonly actions: GraphActions;
}) => {
  const { t } = useTranslation('ownership');
  const [focused, setFocused] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const rows = listRows(trees, opened);
  const current = rows.find(({ id }) => id === focused) ?? rows[0];
  const choose = ({ kind, node }: TreeRow) =>
    kind === 'more' ? actions.onMore(node) : actions.onChoose(node.id);
  const focusRow = (row: TreeRow) => {
    setFocused(row.id);
    list.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[rows.indexOf(row)]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const move = current && findTreeMove(event.key, rows, current);
    if (!move) return;
    event.preventDefault();
    if (move.kind === 'focus') focusRow(move.row);
    else if (move.kind === 'toggle') actions.onToggle(current.node);
    else choose(current);
  };
  return (
    <ul ref={list} className={styles['tree']} role="tree" aria-label={t('tree')} onKeyDown={onKeyDown}>
      {rows.map((row) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree around it takes the keys
        <li
          key={row.id}
          role="treeitem"
          data-chooses
          aria-level={row.level}
          aria-setsize={row.size}
          aria-posinset={row.place}
          aria-expanded={row.canOpen ? row.isOpen : undefined}
          aria-selected={row.kind === 'party' && row.id === chosen}
          tabIndex={row === current ? 0 : -1}
          style={{ paddingInlineStart: `${(row.level - 1) * 18 + 6}px` }}
          onFocus={() => setFocused(row.id)}
          onClick={() => choose(row)}
        >
          <span
            className={styles['sign']}
            aria-hidden
            onClick={(event) => {
              event.stopPropagation();
              if (row.canOpen) actions.onToggle(row.node);
            }}
          >
            {row.canOpen ? (row.isOpen ? '−' : '+') : '·'}
          </span>
          <RowWords row={row} measure={measure} />
        </li>
      ))}
    </ul>
  );
};
