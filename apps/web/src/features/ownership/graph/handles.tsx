import { useTranslation } from '../../../i18n/index.ts';
import { formatFigure } from '../../../ui/index.ts';
import { useHiddenText } from '../ownership-text.ts';
import type { TreeNode } from './build-tree.ts';
import { CARD, MORE } from './layout-tree.ts';
import type { PlacedMore, PlacedNode } from './layout-tree.ts';
import styles from './penetration-graph.module.css';

const HANDLE = { inset: 22, out: 3 } as const;

/** The round handle behind a party: what opens or closes its list. */
export const Handle = ({
  placed: { node, x, y, isOpen },
  onToggle,
}: {
  readonly placed: PlacedNode;
  readonly onToggle: (node: TreeNode) => void;
}) => {
  const { children, hidden, half, edge } = node;
  if (edge === null || (children.length === 0 && !hidden)) return null;
  const count = children.length + (hidden?.count ?? 0);
  const words = isOpen ? '−' : count > 0 ? `+${count}` : '+';
  // At the corner, where no holding ends.
  const at = {
    x: x + CARD.width - HANDLE.inset,
    y: half === 'up' ? y - HANDLE.out : y + CARD.height + HANDLE.out,
  };
  return (
    <g className={styles['handle']} transform={`translate(${at.x} ${at.y})`} onClick={() => onToggle(node)}>
      <rect x="-15" y="-9" width="30" height="18" rx="9" />
      <text y="4" textAnchor="middle">
        {words}
      </text>
    </g>
  );
};

/** "+n" behind the last sibling: the next page of them. */
export const More = ({
  more: { of, x, y },
  onMore,
}: {
  readonly more: PlacedMore;
  readonly onMore: (node: TreeNode) => void;
}) => {
  const hiddenText = useHiddenText();
  const { hidden } = of.node;
  if (!hidden) return null;
  return (
    <g
      className={styles['handle']}
      transform={`translate(${x} ${y})`}
      data-still={hidden.nextOffset === null || undefined}
      onClick={hidden.nextOffset === null ? undefined : () => onMore(of.node)}
    >
      <title>{hiddenText(hidden)}</title>
      <rect width={MORE.width} height={MORE.height} rx="4" />
      <text x={MORE.width / 2} y={MORE.height / 2 + (hidden.percent === null ? 4 : -2)} textAnchor="middle">
        {hidden.count === undefined ? '+' : `+${hidden.count}`}
      </text>
      {hidden.percent !== null && (
        <text className={styles['rest']} x={MORE.width / 2} y={MORE.height - 8} textAnchor="middle">
          {`${formatFigure(hidden.percent)} %`}
        </text>
      )}
    </g>
  );
};

/** What nobody on file holds of a company: with it the holders come to 100 %. */
export const Undisclosed = ({ place: { of, x, y } }: { readonly place: PlacedMore }) => {
  const { t } = useTranslation('ownership');
  const share = formatFigure(String(of.node.undisclosed));
  return (
    <g className={styles['handle']} transform={`translate(${x} ${y})`} data-still>
      <title>{t('undisclosedOf', { share })}</title>
      <rect width={MORE.width} height={MORE.height} rx="4" />
      <text x={MORE.width / 2} y={MORE.height / 2 - 2} textAnchor="middle">
        {`${share} %`}
      </text>
      <text className={styles['rest']} x={MORE.width / 2} y={MORE.height - 8} textAnchor="middle">
        {t('undisclosedShort')}
      </text>
    </g>
  );
};
