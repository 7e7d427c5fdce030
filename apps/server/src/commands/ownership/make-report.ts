import {
  findHeads,
  listClosedLoops,
  listControl,
  makeChainMeasure,
  makeCloseLinks,
  makeOwnerList,
  makeOwnership,
  streamColumns,
} from '@mingjian/domain/ownership';
import type { CloseLinks, EdgesFile, ListedOwner, Ownership, PartyId } from '@mingjian/domain/ownership';
import { listBanded } from './list-banded.ts';
import { toPercent } from './to-percent.ts';

/**
 * What the command tells, by name and in percent; the keys are those of the JSON. Lists that can be longer than memory are made while
 * they are written, and anew each time they are walked.
 */
export interface OwnershipReport {
  readonly integrated: Iterable<object>;
  readonly control: Iterable<object>;
  readonly closeLinks: Iterable<object>;
  readonly weakestLink: Iterable<object>;
  readonly undisclosed: Iterable<UndisclosedShare>;
  readonly closedLoops: readonly (readonly PartyId[])[];
  readonly beneficialOwners: Iterable<ListedOwner>;
}

interface UndisclosedShare {
  readonly company: PartyId;
  readonly percent: number;
  /** The part of it that ends in a closed loop. */
  readonly circular?: number;
}

const listIntegrated = function* (ownership: Ownership): Iterable<object> {
  const { ids } = ownership.graph;
  for (const { company, count, holders, shares } of streamColumns(ownership))
    for (let at = 0; at < count; at += 1)
      yield { holder: ids[holders[at]!], owned: ids[company], percent: toPercent(shares[at]!) };
};

const listPairsOfControl = function* (ownership: Ownership): Iterable<object> {
  const { ids } = ownership.graph;
  for (const { controller, controlled, votes } of listControl(ownership))
    yield { controller: ids[controller], controlled: ids[controlled], votes: toPercent(votes) };
};

const listCloseLinks = function* ({ graph: { ids } }: Ownership, closeLinks: CloseLinks): Iterable<object> {
  for (const { holder, owned, kind, share, votes } of closeLinks.links())
    yield {
      kind,
      holder: ids[holder],
      owned: ids[owned],
      percent: toPercent(share),
      votes: toPercent(votes),
    };
  for (const { holder, companies } of closeLinks.common())
    yield { kind: 'common', holder: ids[holder], companies: companies.map((company) => ids[company]) };
};

const listChains = function* (ownership: Ownership): Iterable<object> {
  const { ids, size } = ownership.graph;
  const measureChains = makeChainMeasure(ownership);
  for (let holder = 0; holder < size; holder += 1)
    for (const { owned, strongest, sum } of measureChains(holder))
      yield { holder: ids[holder], owned: ids[owned], percent: toPercent(strongest), sum: toPercent(sum) };
};

const listUndisclosed = function* (
  { graph: { ids } }: Ownership,
  undisclosed: Float64Array,
  circular: Float64Array,
): Iterable<UndisclosedShare> {
  for (const [party, company] of ids.entries()) {
    const round = toPercent(circular[party]!);
    const percent = toPercent(undisclosed[party]! + circular[party]!);
    if (percent >= 1e-7) yield { company, percent, ...(round > 0 && { circular: round }) };
  }
};

/** A list that can be walked more than once. */
const again = <T>(list: () => Iterable<T>): Iterable<T> => ({
  [Symbol.iterator]: () => list()[Symbol.iterator](),
});

/** Every answer of the engine to one file. What needs all shares is gathered before the first word is written. */
export const makeReport = ({ holdings }: EdgesFile, threshold: number): OwnershipReport => {
  const ownership = makeOwnership(holdings);
  const { size, hasBands } = ownership.graph;
  const undisclosed = new Float64Array(size);
  const circular = new Float64Array(size);
  const closeLinks = makeCloseLinks(ownership);
  const owners = makeOwnerList(ownership, findHeads(ownership), threshold);
  for (const column of streamColumns(ownership)) {
    undisclosed[column.company] = column.undisclosed;
    circular[column.company] = column.circular;
    closeLinks.add(column);
    owners.add(column);
  }
  return {
    integrated: again(() => (hasBands ? listBanded(ownership) : listIntegrated(ownership))),
    control: again(() => listPairsOfControl(ownership)),
    closeLinks: again(() => listCloseLinks(ownership, closeLinks)),
    weakestLink: again(() => listChains(ownership)),
    undisclosed: again(() => listUndisclosed(ownership, undisclosed, circular)),
    closedLoops: listClosedLoops(ownership),
    beneficialOwners: again(() => owners.owners()),
  };
};
