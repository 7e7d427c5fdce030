/** Parties by strength, largest first; a party may stand in it more than once. */
export interface StrengthHeap {
  push(party: number, strength: number): void;
  /** The party with the largest strength, or -1. */
  pop(): number;
}

export const makeStrengthHeap = (): StrengthHeap => {
  const parties: number[] = [];
  const strengths: number[] = [];

  const sink = (party: number, strength: number): void => {
    const { length } = parties;
    let at = 0;
    for (let child = 1; child < length; child = 2 * at + 1) {
      if (child + 1 < length && strengths[child + 1]! > strengths[child]!) child += 1;
      if (strengths[child]! <= strength) break;
      parties[at] = parties[child]!;
      strengths[at] = strengths[child]!;
      at = child;
    }
    parties[at] = party;
    strengths[at] = strength;
  };

  return {
    push: (party, strength) => {
      let at = parties.length;
      parties.push(party);
      strengths.push(strength);
      for (; at > 0; at = (at - 1) >> 1) {
        const parent = (at - 1) >> 1;
        if (strengths[parent]! >= strength) break;
        parties[at] = parties[parent]!;
        strengths[at] = strengths[parent]!;
      }
      parties[at] = party;
      strengths[at] = strength;
    },
    pop: () => {
      if (parties.length === 0) return -1;
      const first = parties[0]!;
      const party = parties.pop()!;
      const strength = strengths.pop()!;
      if (parties.length > 0) sink(party, strength);
      return first;
    },
  };
};
