import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import type { BusinessChain } from '@mingjian/contract/business-chain';
import { TRADE_ROLES } from '@mingjian/domain/business-chain';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { findTreeMove } from '../../ui/index.ts';
import { buildTree } from './build-tree.ts';
import { useStandingText, useTradeText } from './chain-text.ts';
import { flattenTree } from './tree-rows.ts';
import { TradeRecords } from './trade-records.tsx';
import type { OpenTradeRecord } from './trade-records.tsx';
import type { TreeRow } from './tree-rows.ts';
import styles from '../../ui/graph/graph-tree.module.css';

const RowWords = ({
  row: { node, role },
  isCurrent,
  onOpenRecord,
}: {
  readonly row: TreeRow;
  readonly isCurrent: boolean;
  readonly onOpenRecord: OpenTradeRecord;
}) => {
  const { t } = useTranslation('business-chain');
  const pick = usePick();
  const tradeText = useTradeText();
  const standingText = useStandingText();
  if (!node) return <strong>{t(`side_${role}`)}</strong>;
  const { party, trade, isRepeated } = node;
  const name = pick({ en: party.nameEn ?? party.name, cn: party.name });
  return (
    <span className={styles['words']}>
      {party.companyId === null || party.level === 0 ? (
        <span>{name}</span>
      ) : (
        <Link tabIndex={-1} to={`/system/credit/shareholder?companyId=${party.companyId}#chain`}>
          {name}
        </Link>
      )}
      <span className={styles['detail']}>
        {trade && `${tradeText.full(trade)} · ${t('ofYear', { year: trade.year })} · `}
        {standingText(party.standing)}
        {isRepeated && ` · ${t('repeated')}`}
        {party.more > 0 && !isRepeated && ` · ${t('more', { count: party.more })}`}
      </span>
      {trade && <TradeRecords trade={trade} name={name} isReached={isCurrent} onOpenRecord={onOpenRecord} />}
    </span>
  );
};

/** The chain as a tree for keyboard and screen reader: arrows move, open and close; Enter and space open the company. */
export const ChainTree = ({
  chain,
  onChoose,
  onOpenRecord,
}: {
  readonly chain: BusinessChain;
  readonly onChoose: (key: string | null) => void;
  readonly onOpenRecord: OpenTradeRecord;
}) => {
  const { t } = useTranslation('business-chain');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const rows = flattenTree(
    TRADE_ROLES.map((role) => [role, buildTree(chain, role)] as const).filter(
      ([, nodes]) => nodes.length > 0,
    ),
    closed,
  );
  const current = rows.find(({ id }) => id === focused) ?? rows[0];

  const focusRow = (row: TreeRow) => {
    setFocused(row.id);
    onChoose(row.node?.party.key ?? null);
    list.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[rows.indexOf(row)]?.focus();
  };
  const toggle = ({ id }: TreeRow, isOpen: boolean) =>
    setClosed((before) => new Set(isOpen ? [...before].filter((one) => one !== id) : [...before, id]));
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    // A button of the row has its own keys.
    if (!current || (event.target as HTMLElement).role !== 'treeitem') return;
    const move = findTreeMove(event.key, rows, current);
    if (!move) return;
    event.preventDefault();
    if (move.kind === 'focus') focusRow(move.row);
    else if (move.kind === 'toggle') toggle(current, !current.isOpen);
    else list.current?.querySelector<HTMLAnchorElement>('[tabindex="0"] a')?.click();
  };
  return (
    <ul ref={list} className={styles['tree']} role="tree" aria-label={t('tree')} onKeyDown={onKeyDown}>
      {rows.map((row) => (
        <li
          key={row.id}
          role="treeitem"
          aria-level={row.level}
          aria-setsize={row.size}
          aria-posinset={row.place}
          aria-expanded={row.canOpen ? row.isOpen : undefined}
          aria-selected={row === current && focused !== null}
          tabIndex={row === current ? 0 : -1}
          style={{ paddingInlineStart: `${(row.level - 1) * 18 + 6}px` }}
          onFocus={({ target, currentTarget }) =>
            row.id !== focused && target === currentTarget && focusRow(row)
          }
        >
          <span
            className={styles['sign']}
            aria-hidden
            onClick={() => row.canOpen && toggle(row, !row.isOpen)}
          >
            {row.canOpen ? (row.isOpen ? '−' : '+') : '·'}
          </span>
          <RowWords row={row} isCurrent={row === current} onOpenRecord={onOpenRecord} />
        </li>
      ))}
    </ul>
  );
};
