interface Party {
  readonly id: number;
  readonly name: string;
}

interface Graph {
  readonly company: Party;
  readonly nodes: readonly Party[];
  readonly edges: readonly {
    readonly holderId: number;
    readonly ownedId: number;
    readonly percent: string | null;
    readonly low: string | null;
    readonly high: string | null;
    readonly votes: string | null;
  }[];
  readonly loops: readonly (readonly number[])[];
}

interface Owners {
  readonly parties: readonly Party[];
  readonly holders: readonly { readonly holderId: number | null; readonly percent: string }[];
  readonly undisclosed: string;
  readonly circular: string;
}

export type Asking = <T>(path: string, query: Record<string, string>) => Promise<T>;

/** Everything above a company by names, since the ids of another database are others; two of one name are two lines. */
export const describeAbove = async (ask: Asking, companyId: string, day: Record<string, string> = {}) => {
  const query = { companyId, direction: 'up', depth: '10', siblings: '50', ...day };
  const graph = await ask<Graph>('/ownership/getPenetration', query);
  const owners = await ask<Owners>('/ownership/getOwners', { companyId, ...day });
  const names = new Map([...graph.nodes, ...owners.parties].map(({ id, name }) => [id, name]));
  const nameOf = (id: number | null): string => (id === null ? 'rest' : (names.get(id) ?? '?'));
  return {
    holdings: graph.edges
      .map(({ holderId, ownedId, percent, low, high, votes }) =>
        [nameOf(holderId), nameOf(ownedId), percent, low, high, votes].join(' '),
      )
      .toSorted(),
    loops: graph.loops.map((loop) => loop.map(nameOf).toSorted()),
    holders: owners.holders.map(({ holderId, percent }) => [nameOf(holderId), percent].join(' ')).toSorted(),
    sums: [owners.undisclosed, owners.circular],
  };
};
