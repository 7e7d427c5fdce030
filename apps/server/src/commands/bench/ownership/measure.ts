import type { Database } from '@mingjian/database/connection';
import { listSiblings, loadNeighbourhood, toHoldings } from '@mingjian/database/ownership';
import type { Neighbourhood } from '@mingjian/database/ownership';
import { calculateShares, findHeads, findPaths, makeOwnership } from '@mingjian/domain/ownership';
import { measureEach } from '../search/measure-each.ts';
import { makeMeter } from '../search/meter.ts';
import type { CostSummary } from '../search/meter.ts';
import type { Market } from './fill-edges.ts';
import { readMemoryGraph, walkByRecursion, walkInMemory } from './yardsticks.ts';

const UP = { depth: 10, mostSiblings: 200, mostParties: 5_000, asAt: null } as const;
const FIRST_PAGE = { depth: 1, mostSiblings: 20, mostParties: 400, asAt: null } as const;
const REPEATS = 30;
const WARM_UP = 20;

export interface Measures {
  readonly up: CostSummary;
  readonly solve: CostSummary;
  readonly recursion: CostSummary;
  readonly memory: CostSummary;
  readonly memoryMegabytes: number;
  readonly hub: CostSummary;
  readonly hubPage: CostSummary;
  readonly hubRows: number;
  readonly dense: CostSummary;
  readonly isOneTripALevel: boolean;
  readonly edgesPerCompany: number;
  readonly sameEdges: boolean;
}

const solve = (company: number, above: Neighbourhood): number => {
  const ownership = makeOwnership(toHoldings(above));
  findHeads(ownership);
  return calculateShares(ownership, company).holders.length;
};

export const measureOwnership = async (
  db: Database,
  market: Market,
  sample: readonly number[],
): Promise<Measures> => {
  const meter = await makeMeter(db);
  const up = await measureEach(meter, sample, WARM_UP, (company) =>
    loadNeighbourhood(db, 'up', [company], UP),
  );
  const loaded = sample.map((company, at) => ({ company, above: up.values[at] }));
  const solved = await measureEach(
    meter,
    loaded,
    WARM_UP,
    async ({ company, above }) => above && solve(company, above),
  );
  const recursion = await measureEach(meter, sample, WARM_UP, (company) =>
    walkByRecursion(db, company, UP.depth),
  );
  const graph = await readMemoryGraph(db, market.edges);
  const memory = await measureEach(meter, sample, WARM_UP, async (company) =>
    walkInMemory(graph, company, UP.depth),
  );
  const repeats = Array.from({ length: REPEATS }, (_, at) => at);
  const hub = await measureEach(meter, repeats, WARM_UP, () =>
    loadNeighbourhood(db, 'down', [market.hubId], FIRST_PAGE),
  );
  const page = { companyId: market.hubId, direction: 'down', limit: 20, minShare: 0, asAt: null } as const;
  const hubPage = await measureEach(meter, repeats, WARM_UP, (at) =>
    listSiblings(db, { ...page, offset: 20 * (at + 1) }),
  );
  const dense = await measureEach(meter, repeats, WARM_UP, async () => {
    const above = await loadNeighbourhood(db, 'up', [market.dense], UP);
    const ownership = makeOwnership(toHoldings(above));
    const [first] = calculateShares(ownership, market.dense).holders.filter(({ isUltimate }) => isUltimate);
    return first && findPaths(ownership, first.holder, market.dense).paths.length;
  });
  const levelsOf = ({ levels }: Neighbourhood): number => Math.max(0, ...levels.values());
  return {
    up: up.costs,
    solve: solved.costs,
    recursion: recursion.costs,
    memory: memory.costs,
    memoryMegabytes: graph.bytes / 1e6,
    hub: hub.costs,
    hubPage: hubPage.costs,
    hubRows: Math.max(...hub.values.map(({ edges }) => edges.length)),
    dense: dense.costs,
    // One more than the levels found is the trip that finds nothing above the last.
    isOneTripALevel: up.values.every((above) => above.roundTrips <= Math.min(UP.depth, levelsOf(above) + 1)),
    edgesPerCompany: up.values.reduce((sum, { edges }) => sum + edges.length, 0) / sample.length,
    sameEdges: up.values.every(({ edges }, at) => edges.length <= (memory.values[at] ?? 0)),
  };
};
