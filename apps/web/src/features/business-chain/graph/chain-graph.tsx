import { useEffect, useRef, useState } from 'react';
import type { BusinessChain } from '@mingjian/contract/business-chain';
import { useTranslation } from '../../../i18n/index.ts';
import { Loading } from '../../../ui/index.ts';
import { useTradeText } from '../chain-text.ts';
import { layoutChain, NODE } from './layout-chain.ts';
import type { PlacedChain } from './layout-chain.ts';
import { PartyCard } from './party-card.tsx';
import { TradeLine } from './trade-line.tsx';
import styles from './chain-graph.module.css';

const usePlaced = (chain: BusinessChain): PlacedChain | Error | undefined => {
  const [placed, setPlaced] = useState<PlacedChain | Error>();
  const tradeText = useTradeText();
  // The words change with the language, and with them the room that they need.
  const words = chain.trades.map(tradeText).join('\n');
  useEffect(() => {
    let isCurrent = true;
    const texts = words.split('\n');
    layoutChain(chain, (trade) => texts[chain.trades.indexOf(trade)] ?? '').then(
      (done) => isCurrent && setPlaced(done),
      (error: unknown) => isCurrent && setPlaced(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      isCurrent = false;
    };
  }, [chain, words]);
  return placed;
};

/** The company comes into the middle of the frame when the graph is drawn. */
const useCentred = (placed: PlacedChain | Error | undefined) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = ref.current;
    const root = placed instanceof Error ? undefined : placed?.parties[0];
    if (!frame || !root) return;
    frame.scrollLeft = root.x + NODE.width / 2 - frame.clientWidth / 2;
    frame.scrollTop = root.y + NODE.height / 2 - frame.clientHeight / 2;
  }, [placed]);
  return ref;
};

/** Suppliers left, the company in the middle, customers right. The tree beside it holds the same for the keyboard. */
export const ChainGraph = ({
  chain,
  chosen,
}: {
  readonly chain: BusinessChain;
  /** Key of the party that stands out. */
  readonly chosen: string | null;
}) => {
  const { t } = useTranslation('business-chain');
  const placed = usePlaced(chain);
  const frame = useCentred(placed);
  if (placed === undefined) return <Loading rows={8} />;
  if (placed instanceof Error) return <p className={styles['failed']}>{t('graphFailed')}</p>;
  const label = t('graphLabel', { parties: chain.parties.length - 1, trades: chain.trades.length });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div ref={frame} className={styles['frame']} role="group" aria-label={t('graphFrame')} tabIndex={0}>
      <svg
        className={styles['graph']}
        role="img"
        aria-label={label}
        width={placed.width}
        height={placed.height}
        viewBox={`0 0 ${placed.width} ${placed.height}`}
      >
        <defs>
          <marker
            id="chain-arrow"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path d="M0 0.5L8 4L0 7.5z" className={styles['arrow']} />
          </marker>
        </defs>
        {placed.trades.map((trade, place) => (
          <TradeLine key={place} placed={trade} chosen={chosen} />
        ))}
        {placed.parties.map((party) => (
          <PartyCard key={party.party.key} placed={party} isChosen={party.party.key === chosen} />
        ))}
      </svg>
    </div>
  );
};
