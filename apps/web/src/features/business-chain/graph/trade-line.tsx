import { useTradeText } from '../chain-text.ts';
import type { PlacedTrade } from './layout-chain.ts';
import styles from './chain-graph.module.css';

/** From the supplier to the customer, with share and amount on the way. */
export const TradeLine = ({
  placed: { trade, points, label },
  chosen,
}: {
  readonly placed: PlacedTrade;
  readonly chosen: string | null;
}) => {
  const tradeText = useTradeText();
  const isChosen = chosen !== null && [trade.supplier, trade.customer].includes(chosen);
  const path = points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return (
    <g
      className={styles['trade']}
      data-chosen={isChosen || undefined}
      data-related={trade.isRelated || undefined}
      data-named={trade.record === null || undefined}
    >
      <path d={path} markerEnd="url(#chain-arrow)" />
      <text x={label.x} y={label.y} textAnchor={label.anchor}>
        {tradeText.short(trade)}
      </text>
    </g>
  );
};
