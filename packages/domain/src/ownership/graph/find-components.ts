import type { OwnershipGraph } from './make-graph.ts';

/** The strongly connected components: holders before what they own, members of one side by side. */
export interface Components {
  readonly count: number;
  readonly componentOf: Int32Array;
  /** Parties in order; those of component c are order[start[c]] to order[start[c + 1] - 1]. */
  readonly order: Int32Array;
  readonly start: Int32Array;
  /** Where a party stands in the order. */
  readonly position: Int32Array;
  /** 1 where capital comes back: more than one member, or shares of itself. */
  readonly isLoop: Uint8Array;
  /** 1 where nobody outside holds any of it: the shares have no solution. */
  readonly isClosed: Uint8Array;
}

/** Less than this held from outside is nothing: a billionth. */
const NOTHING = 1e-9;

const UNSEEN = -1;

/** Tarjan's algorithm with a stack of its own: a chain of a million companies is no recursion. */
const findOrder = ({ size, holdersAt, holder, share }: OwnershipGraph) => {
  const index = new Int32Array(size).fill(UNSEEN);
  const low = new Int32Array(size);
  const edgeAt = new Int32Array(size);
  const componentOf = new Int32Array(size).fill(UNSEEN);
  const stack = new Int32Array(size);
  const calls = new Int32Array(size);
  const order = new Int32Array(size);
  const start: number[] = [0];
  let [seen, top, depth, placed] = [0, 0, 0, 0];
  const enter = (party: number): void => {
    index[party] = low[party] = seen;
    seen += 1;
    edgeAt[party] = holdersAt[party]!;
    stack[top] = calls[depth] = party;
    top += 1;
    depth += 1;
  };
  const close = (party: number): void => {
    for (let member = UNSEEN; member !== party; placed += 1) {
      top -= 1;
      member = stack[top]!;
      componentOf[member] = start.length - 1;
      order[placed] = member;
    }
    start.push(placed);
  };
  for (let root = 0; root < size; root += 1) {
    if (index[root] !== UNSEEN) continue;
    enter(root);
    while (depth > 0) {
      const party = calls[depth - 1]!;
      const edge = edgeAt[party]!;
      if (edge < holdersAt[party + 1]!) {
        edgeAt[party] = edge + 1;
        const next = holder[edge]!;
        if (share[edge] === 0) continue;
        if (index[next] === UNSEEN) enter(next);
        else if (componentOf[next] === UNSEEN) low[party] = Math.min(low[party]!, index[next]!);
        continue;
      }
      if (low[party] === index[party]) close(party);
      depth -= 1;
      if (depth > 0) low[calls[depth - 1]!] = Math.min(low[calls[depth - 1]!]!, low[party]!);
    }
  }
  return { componentOf, order, start: Int32Array.from(start) };
};

export const findComponents = (graph: OwnershipGraph): Components => {
  const { componentOf, order, start } = findOrder(graph);
  const count = start.length - 1;
  const position = new Int32Array(graph.size);
  for (const [place, party] of order.entries()) position[party] = place;
  const isLoop = new Uint8Array(count);
  const outside = new Float64Array(count);
  for (let party = 0; party < graph.size; party += 1) {
    const component = componentOf[party]!;
    outside[component]! += graph.gap[party]!;
    for (let edge = graph.holdersAt[party]!; edge < graph.holdersAt[party + 1]!; edge += 1) {
      if (componentOf[graph.holder[edge]!] !== component) outside[component]! += graph.share[edge]!;
      else if (graph.share[edge]! > 0) isLoop[component] = 1;
    }
  }
  const isClosed = isLoop.map((loop, component) => (loop && outside[component]! <= NOTHING ? 1 : 0));
  return { count, componentOf, order, start, position, isLoop, isClosed };
};
