import type { Ownership } from '../make-ownership.ts';
import { LEAST_SHARE } from './calculate-shares.ts';

/** Every (holder, owned) pair with a share, as columns: parties by number, shares as plain numbers. */
export interface SharePairs {
  readonly count: number;
  readonly holder: Int32Array;
  readonly owned: Int32Array;
  readonly share: Float64Array;
  /** By party, plain number: what ends with holders that nobody disclosed, and in closed loops. */
  readonly undisclosed: Float64Array;
  readonly circular: Float64Array;
}

/** Room that doubles when it is full. */
const makeColumns = () => {
  let holder = new Int32Array(1024);
  let owned = new Int32Array(1024);
  let share = new Float64Array(1024);
  let count = 0;
  const grow = (): void => {
    const [holders, companies, shares] = [holder, owned, share];
    holder = new Int32Array(count * 2);
    owned = new Int32Array(count * 2);
    share = new Float64Array(count * 2);
    holder.set(holders);
    owned.set(companies);
    share.set(shares);
  };
  return {
    add: (from: number, to: number, value: number): void => {
      if (count === holder.length) grow();
      holder[count] = from;
      owned[count] = to;
      share[count] = value;
      count += 1;
    },
    read: () => ({ count, holder, owned, share }),
  };
};

/** Solves every company, column after column; shares of a company in itself are left out. */
export const listPairs = ({ graph, loops, solveColumn }: Ownership): SharePairs => {
  const columns = makeColumns();
  const undisclosed = new Float64Array(graph.size);
  const circular = new Float64Array(graph.size);
  for (let company = 0; company < graph.size; company += 1) {
    if (!graph.isFirm[company]) continue;
    const column = solveColumn(company);
    undisclosed[company] = column.undisclosed;
    circular[company] = column.circular;
    for (let at = 0; at < column.parties.length; at += 1) {
      const party = column.parties[at]!;
      const share = column.weights[at]! / loops.findTurnover(party);
      if (party !== company && share > LEAST_SHARE) columns.add(party, company, share);
    }
  }
  return { ...columns.read(), undisclosed, circular };
};
