import { useEffect, useRef, useState } from 'react';
import type { BusinessChain } from '@mingjian/contract/business-chain';
import { useTranslation } from '../../../i18n/index.ts';
import { Button, Loading } from '../../../ui/index.ts';
import { layoutChain, NODE } from './layout-chain.ts';
import type { PlacedChain } from './layout-chain.ts';
import { PartyCard } from './party-card.tsx';
import { TradeLine } from './trade-line.tsx';
import styles from './chain-graph.module.css';

const usePlaced = (chain: BusinessChain): PlacedChain | Error | undefined => {
  const [placed, setPlaced] = useState<PlacedChain | Error>();
  useEffect(() => {
    let isCurrent = true;
    layoutChain(chain).then(
      (done) => isCurrent && setPlaced(done),
      (error: unknown) => isCurrent && setPlaced(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      isCurrent = false;
    };
  }, [chain]);
  return placed;
};

const SCALES = [0.5, 0.7, 0.85, 1, 1.25, 1.5] as const;

/** The largest scale at which the graph fits the width, but none at which the words are too small to read. */
const findScale = (frame: HTMLElement, { width }: PlacedChain): number =>
  SCALES.findLast((scale) => scale <= 1 && scale >= SCALES[1] && scale * width <= frame.clientWidth) ??
  SCALES[1];

/** Scale of the graph, and its frame, in whose middle the company comes to stand. */
const useView = (placed: PlacedChain | Error | undefined) => {
  const ref = useRef<HTMLDivElement>(null);
  const [chosen, setScale] = useState<number | null>(null);
  const [fitting, setFitting] = useState(1);
  const scale = chosen ?? fitting;
  useEffect(() => {
    const frame = ref.current;
    const root = placed instanceof Error ? undefined : placed?.parties[0];
    if (!frame || !root || placed === undefined || placed instanceof Error) return;
    setFitting(findScale(frame, placed));
    frame.scrollLeft = scale * (root.x + NODE.width / 2) - frame.clientWidth / 2;
    frame.scrollTop = scale * (root.y + NODE.height / 2) - frame.clientHeight / 2;
  }, [placed, scale]);
  return { ref, scale, setScale };
};

const Zoom = ({ scale, onScale }: { readonly scale: number; readonly onScale: (scale: number) => void }) => {
  const { t } = useTranslation('business-chain');
  const smaller = SCALES.findLast((one) => one < scale);
  const larger = SCALES.find((one) => one > scale);
  return (
    <div className={styles['zoom']}>
      <Button
        size="small"
        aria-label={t('zoomOut')}
        disabled={smaller === undefined}
        onClick={() => onScale(smaller ?? scale)}
      >
        −
      </Button>
      <span aria-live="polite">{Math.round(100 * scale)} %</span>
      <Button
        size="small"
        aria-label={t('zoomIn')}
        disabled={larger === undefined}
        onClick={() => onScale(larger ?? scale)}
      >
        +
      </Button>
    </div>
  );
};

/** Suppliers left, the company in the middle, customers right. The tree below it holds the same for the keyboard. */
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
  const { ref, scale, setScale } = useView(placed);
  if (placed === undefined) return <Loading rows={8} />;
  if (placed instanceof Error) return <p className={styles['failed']}>{t('graphFailed')}</p>;
  const label = t('graphLabel', { parties: chain.parties.length - 1, trades: chain.trades.length });
  return (
    <>
      <Zoom scale={scale} onScale={setScale} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div ref={ref} className={styles['frame']} role="group" aria-label={t('graphFrame')} tabIndex={0}>
        <svg
          className={styles['graph']}
          role="img"
          aria-label={label}
          width={scale * placed.width}
          height={scale * placed.height}
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
    </>
  );
};
