import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { findTreeMove } from './find-tree-move.ts';
import { listTreeRows } from './tree-rows.ts';
import type { TreeNode } from './tree-rows.ts';
import styles from './tree-list.module.css';

export type Tick = 'on' | 'off' | 'mixed';

export interface TreeListProps<Item> {
  readonly label: string;
  readonly nodes: readonly TreeNode<Item>[];
  readonly opened: ReadonlySet<string>;
  readonly onOpened: (opened: ReadonlySet<string>) => void;
  readonly render: (item: Item) => ReactNode;
  /** The node that is chosen; of a tree with ticks there is none. */
  readonly chosen?: string | null;
  /** The tick of a node; without it nodes are chosen. */
  readonly tickOf?: (item: Item) => Tick;
  readonly isDisabled?: (item: Item) => boolean;
  readonly onPick: (node: TreeNode<Item>) => void;
}

const ARIA_CHECKED = { on: true, off: false, mixed: 'mixed' } as const;

/** A tree to choose or tick in: arrows move, open and close, Enter and space pick. */
export const TreeList = <Item,>(props: TreeListProps<Item>) => {
  const { nodes, opened, tickOf, isDisabled, chosen = null } = props;
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const rows = listTreeRows(nodes, opened);
  const current = rows.find(({ id }) => id === focused) ?? rows.find(({ id }) => id === chosen) ?? rows[0];
  const toggle = (key: string): void => {
    const next = new Set(opened);
    if (!next.delete(key)) next.add(key);
    props.onOpened(next);
  };
  const focus = (key: string): void => {
    setFocused(key);
    const at = rows.findIndex(({ id }) => id === key);
    list.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[at]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = current && findTreeMove(event.key, rows, current);
    if (!move) return;
    event.preventDefault();
    if (move.kind === 'focus') focus(move.row.id);
    else if (move.kind === 'toggle') toggle(current.node.key);
    else props.onPick(current.node);
  };
  return (
    <ul ref={list} role="tree" aria-label={props.label} className={styles['tree']} onKeyDown={onKeyDown}>
      {rows.map((row) => {
        const { key, item, children } = row.node;
        const tick = tickOf?.(item);
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree around it takes the keys
          <li
            key={key}
            role="treeitem"
            aria-level={row.level}
            aria-posinset={row.place}
            aria-setsize={row.size}
            aria-expanded={children.length > 0 ? row.isOpen : undefined}
            aria-selected={tick ? undefined : key === chosen}
            aria-checked={tick ? ARIA_CHECKED[tick] : undefined}
            aria-disabled={isDisabled?.(item) || undefined}
            tabIndex={row === current ? 0 : -1}
            className={styles['row']}
            style={{ paddingInlineStart: `${(row.level - 1) * 20 + 4}px` }}
            onFocus={() => setFocused(key)}
            onClick={() => props.onPick(row.node)}
          >
            <span
              aria-hidden
              className={styles['arrow']}
              data-open={children.length > 0 ? row.isOpen : undefined}
              onClick={(event) => {
                if (children.length === 0) return;
                event.stopPropagation();
                toggle(key);
              }}
            />
            {tick && <span aria-hidden className={styles['tick']} data-tick={tick} />}
            <span className={styles['words']}>{props.render(item)}</span>
          </li>
        );
      })}
    </ul>
  );
};
