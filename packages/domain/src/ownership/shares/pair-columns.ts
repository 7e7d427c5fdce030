/** Columns of pairs, filled company by company and read again while others are filled. */
export interface PairColumns {
  /** All pairs of one company must be added one after another. */
  add(company: number, party: number, weight: number): void;
  each(company: number, visit: (party: number, weight: number) => void): void;
  /** The pairs by what `weigh` makes of them, those above `least`; the columns are used up by it. */
  read(
    weigh: (company: number, party: number, weight: number) => number,
    least: number,
  ): {
    readonly count: number;
    readonly holder: Int32Array;
    readonly owned: Int32Array;
    readonly share: Float64Array;
  };
}

const FIRST_ROOM = 1024;

export const makePairColumns = (size: number): PairColumns => {
  const from = new Int32Array(size);
  const end = new Int32Array(size);
  let holder = new Int32Array(FIRST_ROOM);
  let owned = new Int32Array(FIRST_ROOM);
  let share = new Float64Array(FIRST_ROOM);
  let count = 0;
  /** Room that doubles when it is full. */
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
    add: (company, party, weight) => {
      if (count === holder.length) grow();
      if (end[company] === 0) from[company] = count;
      holder[count] = party;
      owned[count] = company;
      share[count] = weight;
      count += 1;
      end[company] = count;
    },
    each: (company, visit) => {
      for (let at = from[company]!; at < end[company]!; at += 1) visit(holder[at]!, share[at]!);
    },
    read: (weigh, least) => {
      let kept = 0;
      for (let at = 0; at < count; at += 1) {
        const value = weigh(owned[at]!, holder[at]!, share[at]!);
        if (value <= least) continue;
        holder[kept] = holder[at]!;
        owned[kept] = owned[at]!;
        share[kept] = value;
        kept += 1;
      }
      return {
        count: kept,
        holder: holder.subarray(0, kept),
        owned: owned.subarray(0, kept),
        share: share.subarray(0, kept),
      };
    },
  };
};
