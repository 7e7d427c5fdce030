import { useEffect, useRef, useState } from 'react';
import type { BusinessChain } from '@mingjian/contract/business-chain';
import { useTranslation } from '../../../i18n/index.ts';
import type { PictureFormat } from '../../../ui/graph/graph-buttons.tsx';
import { GraphPicture, graphFrame } from '../../../ui/graph/graph-picture.tsx';
import { saveJson, savePng, saveSvg } from '../../../ui/graph/save-picture.ts';
import { Loading } from '../../../ui/index.ts';
import { GraphTools, SCALES } from './graph-tools.tsx';
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

/** The smallest at which the graph is shown at first. */
const LEAST_FIT = 0.7;

/** The largest scale at which the graph fits the width, but none at which the words are too small to read. */
const findScale = (frame: HTMLElement, { width }: PlacedChain): number =>
  SCALES.findLast((scale) => scale <= 1 && scale >= LEAST_FIT && scale * width <= frame.clientWidth) ??
  LEAST_FIT;

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
  const drawing = useRef<SVGSVGElement>(null);
  const save = (format: PictureFormat) => {
    const name = `${chain.parties[0]?.name ?? chain.companyId} ${t('tabChain')} ${chain.year ?? ''}`.trim();
    if (format === 'json') saveJson(chain, name);
    else if (drawing.current && format === 'svg') saveSvg(drawing.current, name);
    else if (drawing.current) void savePng(drawing.current, name);
  };
  if (placed === undefined) return <Loading rows={8} />;
  if (placed instanceof Error) return <p className={styles['failed']}>{t('graphFailed')}</p>;
  const label = t('graphLabel', { parties: chain.parties.length - 1, trades: chain.trades.length });
  return (
    <>
      <GraphTools scale={scale} onScale={setScale} onSave={save} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div ref={ref} className={graphFrame} role="group" aria-label={t('graphFrame')} tabIndex={0}>
        <GraphPicture
          svg={drawing}
          label={label}
          size={placed}
          scale={scale}
          arrow={{ id: 'chain-arrow', className: styles['arrow'] }}
        >
          {placed.trades.map((trade, place) => (
            <TradeLine key={place} placed={trade} chosen={chosen} />
          ))}
          {placed.parties.map((party) => (
            <PartyCard key={party.party.key} placed={party} isChosen={party.party.key === chosen} />
          ))}
        </GraphPicture>
      </div>
    </>
  );
};
