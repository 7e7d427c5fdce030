import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import type { BusinessChain, ChainParty, ChainTrade } from '@mingjian/contract/business-chain';

export const NODE = { width: 188, height: 58 } as const;
/** Room between two columns for what a trade says. */
const GAP = 158;
const LABEL = { aside: 7, above: 4 } as const;
/** Lines beside a column, in lanes of their own. */
const BESIDE = { above: 7, nearest: 14, lanes: 4, step: 7 } as const;

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
  /** Where the words stand: at the partner's end of the line. */
  readonly label: Point & { readonly anchor: 'start' | 'end' };
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
  'elk.layered.spacing.nodeNodeBetweenLayers': String(GAP),
  'elk.spacing.nodeNode': '16',
  'elk.spacing.edgeNode': '12',
  'elk.layered.spacing.edgeNodeBetweenLayers': '110',
  'elk.padding': '[top=12,left=12,bottom=12,right=12]',
};

/** Columns from left to right: the farthest suppliers, the company, the farthest customers. */
const columnOf = ({ side, level }: ChainParty, deepest: number): number =>
  deepest + (side === 'supplier' ? -level : level);

/** Partners of one column that trade with each other: drawn beside it, or the column would fall apart into two. */
const listBeside = ({ parties, trades }: BusinessChain): ReadonlySet<ChainTrade> => {
  const columns = new Map(parties.map((party) => [party.key, columnOf(party, 0)]));
  return new Set(trades.filter(({ supplier, customer }) => columns.get(supplier) === columns.get(customer)));
};

const edgeId = (place: number): string => `trade ${place}`;

const toElk = (chain: BusinessChain, beside: ReadonlySet<ChainTrade>): ElkNode => {
  const deepest = Math.max(...chain.parties.map(({ level }) => level));
  return {
    id: 'chain',
    layoutOptions: OPTIONS,
    children: chain.parties.map((party) => ({
      id: party.key,
      ...NODE,
      layoutOptions: { 'elk.partitioning.partition': String(columnOf(party, deepest)) },
    })),
    edges: chain.trades.flatMap((trade, place) =>
      beside.has(trade) ? [] : [{ id: edgeId(place), sources: [trade.supplier], targets: [trade.customer] }],
    ),
  };
};

const placeTrade = (trade: ChainTrade, edge: ElkExtendedEdge | undefined): PlacedTrade => {
  const section = edge?.sections?.[0];
  const points = section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [];
  const isSupply = trade.role === 'supplier';
  const end = (isSupply ? points[0] : points.at(-1)) ?? { x: 0, y: 0 };
  const x = isSupply ? end.x + LABEL.aside : end.x - 2 * LABEL.aside;
  return { trade, points, label: { x, y: end.y - LABEL.above, anchor: isSupply ? 'start' : 'end' } };
};

/** Out of the lower right of one card and into that of the other. */
const placeBeside = (trade: ChainTrade, from: Point, to: Point, place: number): PlacedTrade => {
  const [right, low] = [from.x + NODE.width, NODE.height - BESIDE.above];
  const out = right + BESIDE.nearest + (place % BESIDE.lanes) * BESIDE.step;
  const [start, end] = [from.y + low, to.y + low];
  const label = { x: out + LABEL.above, y: (start + end) / 2, anchor: 'start' } as const;
  return {
    trade,
    points: [
      { x: right, y: start },
      { x: out, y: start },
      { x: out, y: end },
      { x: right, y: end },
    ],
    label,
  };
};

/** Where each party and trade of a chain stands, suppliers on the left and customers on the right. */
export const layoutChain = async (chain: BusinessChain): Promise<PlacedChain> => {
  const beside = listBeside(chain);
  const placed = await (await loadElk()).layout(toElk(chain, beside));
  const nodes = new Map((placed.children ?? []).map((node) => [node.id, node]));
  const pointOf = (key: string): Point => ({ x: nodes.get(key)?.x ?? 0, y: nodes.get(key)?.y ?? 0 });
  const edges = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]));
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    parties: chain.parties.map((party) => ({ party, ...pointOf(party.key) })),
    trades: chain.trades.map((trade, place) =>
      beside.has(trade)
        ? placeBeside(trade, pointOf(trade.supplier), pointOf(trade.customer), place)
        : placeTrade(trade, edges.get(edgeId(place))),
    ),
  };
};
