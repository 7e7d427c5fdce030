import type {
  OwnershipEdge,
  OwnershipNode,
  OwnershipParty,
  OwnershipRest,
  Penetration,
} from '@mingjian/contract/ownership';

export type Half = 'up' | 'down';

/** A party of the graph; one that a page of siblings brought carries no finding of its own. */
export type GraphParty = OwnershipParty &
  Partial<Pick<OwnershipNode, 'isController' | 'ownerTest' | 'isRepeated' | 'isInLoop'>> & {
    /** On the earlier of two days only. */
    readonly wasController?: boolean;
    readonly wasOwner?: boolean;
  };

/** What of a party's list is on file and not shown; `undefined` count: nobody looked yet. */
export interface Hidden {
  readonly count: number | undefined;
  readonly percent: string | null;
  readonly nextOffset: number | null;
}

/** A holding that came, went, or was another before. */
export type EdgeChange =
  | { readonly kind: 'in' | 'out' }
  | { readonly kind: 'changed'; readonly before: { readonly percent: string | null } };

export interface GraphData {
  readonly root: number;
  readonly parties: ReadonlyMap<number, GraphParty>;
  readonly edges: ReadonlyMap<string, OwnershipEdge>;
  /** By `listKey`. */
  readonly hidden: ReadonlyMap<string, Hidden>;
  /** What two days differ in, by `edgeKey`; empty where no difference is asked for. */
  readonly changes: ReadonlyMap<string, EdgeChange>;
}

export interface SiblingPage {
  readonly nodeId: number;
  readonly half: Half;
  readonly nodes: readonly OwnershipParty[];
  readonly edges: readonly OwnershipEdge[];
  readonly total: number;
  /** The first place behind this page. */
  readonly nextOffset: number | null;
}

export const listKey = (half: Half, id: number): string => `${half} ${id}`;
export const edgeKey = ({
  holderId,
  ownedId,
}: {
  readonly holderId: number;
  readonly ownedId: number;
}): string => `${holderId} ${ownedId}`;

const NO_CHANGES: GraphData['changes'] = new Map();
const UNREAD: Hidden = { count: undefined, percent: null, nextOffset: 0 };

/** Whether a party can have a list in this direction at all. */
const canHave = (half: Half, { kind, isStop }: OwnershipParty): boolean =>
  half === 'up' ? !isStop && kind !== 'person' && kind !== 'state' : true;

const readRest = (rest: OwnershipRest | null): Hidden | undefined => rest ?? undefined;

export const makeGraph = ({ company, nodes, edges }: Penetration): GraphData => {
  const hidden = new Map<string, Hidden>();
  for (const node of nodes) {
    const unopened = (half: Half) =>
      node.isUnopened && node.level !== 0 && node.level < 0 === (half === 'up') && canHave(half, node)
        ? UNREAD
        : undefined;
    const up = readRest(node.restUp) ?? unopened('up');
    const down = readRest(node.restDown) ?? unopened('down');
    if (up) hidden.set(listKey('up', node.id), up);
    if (down) hidden.set(listKey('down', node.id), down);
  }
  return {
    root: company.id,
    parties: new Map(nodes.map((node) => [node.id, node])),
    edges: new Map(edges.map((edge) => [edgeKey(edge), edge])),
    hidden,
    changes: NO_CHANGES,
  };
};

const sumPercents = (edges: readonly OwnershipEdge[]): number =>
  edges.reduce((sum, { percent }) => sum + Number(percent ?? 0), 0);

/** Puts a page of siblings into the graph: what was there stays, and the rest of the list shrinks. */
export const addPage = (graph: GraphData, page: SiblingPage): GraphData => {
  const { half, nodeId } = page;
  const parties = new Map(graph.parties);
  const hidden = new Map(graph.hidden);
  for (const node of page.nodes) {
    if (parties.has(node.id)) continue;
    parties.set(node.id, node);
    if (canHave(half, node)) hidden.set(listKey(half, node.id), UNREAD);
  }
  const fresh = page.edges.filter((edge) => !graph.edges.has(edgeKey(edge)));
  const edges = new Map([...graph.edges, ...page.edges.map((edge) => [edgeKey(edge), edge] as const)]);
  const key = listKey(half, nodeId);
  const before = hidden.get(key);
  const shown = [...edges.values()].filter((edge) =>
    half === 'up' ? edge.ownedId === nodeId : edge.holderId === nodeId,
  ).length;
  const count = page.total - shown;
  if (count <= 0) hidden.delete(key);
  else
    hidden.set(key, {
      count,
      percent:
        before?.percent === null || before === undefined
          ? null
          : String(Math.max(0, Number(before.percent) - sumPercents(fresh))),
      nextOffset: page.nextOffset,
    });
  return { ...graph, parties, edges, hidden };
};
