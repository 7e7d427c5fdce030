import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import type { BusinessChain, ChainParty, ChainTrade } from '@mingjian/contract/business-chain';

export const NODE = { width: 188, height: 58 } as const;
const LABEL = { height: 14, digit: 6.4, cjk: 11.5 } as const;
const WIDE = /[\u2e80-\uffff]/;

export interface PlacedParty {
  readonly party: ChainParty;
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PlacedTrade {
  readonly trade: ChainTrade;
  readonly points: readonly Point[];
  readonly label: Point & { readonly text: string };
}

export interface PlacedChain {
  readonly width: number;
  readonly height: number;
  readonly parties: readonly PlacedParty[];
  readonly trades: readonly PlacedTrade[];
}

let elk: Promise<ELK> | undefined;

/** The layout engine works in a thread of its own; it comes when the first graph is drawn. */
const loadElk = (): Promise<ELK> => {
  elk ??= import('elkjs/lib/elk-api.js').then(
    ({ default: Elk }) => new Elk({ workerFactory: () => new Worker(workerUrl) }),
  );
  elk.catch(() => (elk = undefined));
  return elk;
};

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.partitioning.activate': 'true',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.spacing.nodeNode': '16',
  'elk.spacing.edgeNode': '14',
  'elk.edgeLabels.placement': 'CENTER',
  'elk.padding': '[top=12,left=12,bottom=12,right=12]',
};

const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? LABEL.cjk : LABEL.digit), 4);

/** Columns from left to right: the farthest suppliers, the company, the farthest customers. */
const columnOf = ({ side, level }: ChainParty, deepest: number): number =>
  deepest + (side === 'supplier' ? -level : level);

const edgeId = (place: number): string => `trade ${place}`;

const toElk = (chain: BusinessChain, texts: readonly string[]): ElkNode => {
  const deepest = Math.max(...chain.parties.map(({ level }) => level));
  return {
    id: 'chain',
    layoutOptions: OPTIONS,
    children: chain.parties.map((party) => ({
      id: party.key,
      ...NODE,
      layoutOptions: { 'elk.partitioning.partition': String(columnOf(party, deepest)) },
    })),
    edges: chain.trades.map((trade, place) => ({
      id: edgeId(place),
      sources: [trade.supplier],
      targets: [trade.customer],
      labels: [{ text: texts[place] ?? '', width: widthOf(texts[place] ?? ''), height: LABEL.height }],
    })),
  };
};

const placeTrade = (trade: ChainTrade, text: string, edge: ElkExtendedEdge | undefined): PlacedTrade => {
  const section = edge?.sections?.[0];
  const label = edge?.labels?.[0];
  return {
    trade,
    points: section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [],
    label: { x: (label?.x ?? 0) + (label?.width ?? 0) / 2, y: (label?.y ?? 0) + LABEL.height - 3, text },
  };
};

/** Where each party and trade of a chain stands, suppliers on the left and customers on the right. */
export const layoutChain = async (
  chain: BusinessChain,
  textOf: (trade: ChainTrade) => string,
): Promise<PlacedChain> => {
  const texts = chain.trades.map(textOf);
  const placed = await (await loadElk()).layout(toElk(chain, texts));
  const nodes = new Map((placed.children ?? []).map((node) => [node.id, node]));
  const edges = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]));
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    parties: chain.parties.map((party) => {
      const node = nodes.get(party.key);
      return { party, x: node?.x ?? 0, y: node?.y ?? 0 };
    }),
    trades: chain.trades.map((trade, place) =>
      placeTrade(trade, texts[place] ?? '', edges.get(edgeId(place))),
    ),
  };
};
