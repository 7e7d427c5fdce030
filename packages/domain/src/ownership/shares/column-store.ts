/** Columns of companies that others still need, one after another in one place; what is let go is overwritten. */
export interface ColumnStore {
  readonly put: (company: number, parties: Int32Array, weights: Float64Array, count: number) => void;
  readonly each: (company: number, visit: (party: number, weight: number) => void) => void;
  readonly letGo: (company: number) => void;
}

const FIRST_ROOM = 65_536;

export const makeColumnStore = (size: number): ColumnStore => {
  const from = new Int32Array(size);
  const length = new Int32Array(size);
  let parties = new Int32Array(FIRST_ROOM);
  let weights = new Float64Array(FIRST_ROOM);
  /** Companies in the order of their columns; those let go have no length. */
  let stored: number[] = [];
  let [end, live] = [0, 0];

  /** Moves what is still needed together, into twice the room where it would fill more than half. */
  const makeRoom = (count: number): void => {
    let room = parties.length;
    while (room < (live + count) * 2) room *= 2;
    const [oldParties, oldWeights] = [parties, weights];
    if (room > parties.length) [parties, weights] = [new Int32Array(room), new Float64Array(room)];
    stored = stored.filter((company) => length[company]! > 0);
    end = 0;
    for (const company of stored) {
      const [first, last] = [from[company]!, from[company]! + length[company]!];
      if (parties === oldParties) {
        parties.copyWithin(end, first, last);
        weights.copyWithin(end, first, last);
      } else {
        parties.set(oldParties.subarray(first, last), end);
        weights.set(oldWeights.subarray(first, last), end);
      }
      from[company] = end;
      end += last - first;
    }
  };

  return {
    put: (company, someParties, someWeights, count) => {
      if (count === 0) return;
      if (end + count > parties.length) makeRoom(count);
      parties.set(someParties.subarray(0, count), end);
      weights.set(someWeights.subarray(0, count), end);
      from[company] = end;
      length[company] = count;
      stored.push(company);
      end += count;
      live += count;
    },
    each: (company, visit) => {
      const last = from[company]! + length[company]!;
      for (let at = from[company]!; at < last; at += 1) visit(parties[at]!, weights[at]!);
    },
    letGo: (company) => {
      live -= length[company]!;
      length[company] = 0;
    },
  };
};
